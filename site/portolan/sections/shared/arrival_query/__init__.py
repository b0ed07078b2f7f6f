"""The query of the arrival calendar and its result, for the page and the API."""
