"""What a visitor may send, and what is wrong with it: one file per form, plus the shared parts."""
