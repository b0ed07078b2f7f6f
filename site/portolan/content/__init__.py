"""From Markdown and data to one read-only content database, rendered and translated."""
