"""Structured data (schema.org): what a page shows, said once more for search engines.

Each module builds what several sections tell; what one section alone tells lies there, and the kind
of document says which it is.
Nothing is told here that a visitor cannot read on the page itself.
"""
