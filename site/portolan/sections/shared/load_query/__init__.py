"""Queries to the loading planner, for its page and for the API."""
