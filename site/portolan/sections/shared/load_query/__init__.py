"""What is asked of the loading planner, for its page and for the API."""
