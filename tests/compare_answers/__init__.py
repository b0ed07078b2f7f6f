"""Compares what the site answers with what an earlier revision of it answered."""
