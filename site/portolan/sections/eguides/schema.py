"""What the front matter of guides says."""

from portolan.content.schema import Line, Signed


class EGuide(Signed):
    """A long guide to read, print and keep; `audience` says for whom it was written."""

    audience: Line
