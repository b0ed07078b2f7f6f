"""`make bench`: the production server against nginx on the same bytes, on this machine."""
