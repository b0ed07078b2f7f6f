"""Redirects and rewrites, for addresses without a page."""
