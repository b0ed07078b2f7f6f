"""A list of shipments: its table, its rows, and what they emit, for the page and for the API."""
