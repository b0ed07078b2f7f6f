"""A CDN in front of the site: its dialect, and the tags of what it keeps."""
