"""Development only: the style guide and the event sink."""
