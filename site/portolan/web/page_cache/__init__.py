"""The page cache around the whole application: hits never reach Flask."""
