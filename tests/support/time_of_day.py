"""What a page says of this minute: two answers of one page may tell two."""

TIME_OF_DAY = r'<time(?: [^>]*\bdatetime="[^"]*T[^>]*)?>.*?</time>'
"""An element whose moment has an hour, or which the visitor's browser fills in."""
