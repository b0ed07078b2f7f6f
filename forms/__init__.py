"""The forms and their validation: one file per form, plus the shared parts."""
