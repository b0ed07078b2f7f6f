"""Diagrams: computed from figures of the trade, drawn as plain SVG.

No Flask and no database: figures go in, markup comes out. Every drawing says its figures and their
source where it is drawn, and is told in one sentence to those who cannot see it.
"""
