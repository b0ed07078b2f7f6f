"""The question of the arrival calendar and its answer, for the page and the API."""
