"""The page cache around the application: cached pages never reach Flask."""
