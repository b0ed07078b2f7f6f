"""Structured data (schema.org): what a page shows, said once more for search engines.

Each module builds one kind of thing; `documents` knows which kind of document is which.
Nothing is told here that a visitor cannot read on the page itself.
"""
