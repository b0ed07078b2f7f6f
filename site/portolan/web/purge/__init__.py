"""Purges of the CDN: what a release has changed, told by its pack and the one before."""
