"""Emissions of a consignment from text input, for the calculator and the API.

Both parse the ends, the cargo and the way here, so that they have the same figures.
"""
