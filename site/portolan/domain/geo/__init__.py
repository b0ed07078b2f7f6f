"""Positions on the earth, great circles, distances and projections."""
