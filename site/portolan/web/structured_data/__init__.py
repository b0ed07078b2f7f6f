"""Structured data (schema.org): the facts of a page for search engines.

Modules here serve several sections; mappings of one section lie in its own folder, and the kind
of document names its mapping.
It has no fact that a visitor cannot read on the page itself.
"""
