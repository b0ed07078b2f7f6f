"""Reckoning: what a consignment emits, asked by texts; the calculator and the tools' JSON ask here.

One reading of the ends, the cargo and the way, so that all of them answer with the same figures.
"""
