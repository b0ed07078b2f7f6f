"""Redirects and rewrites: what is answered at addresses where no page is (any more)."""
