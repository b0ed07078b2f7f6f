"""Airports and ocean ports: the record of a place, and finding places by what people type."""
