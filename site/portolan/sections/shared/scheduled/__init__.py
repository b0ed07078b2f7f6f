"""What events and webinars have in common: when they are, their calendar file, schema.org."""
