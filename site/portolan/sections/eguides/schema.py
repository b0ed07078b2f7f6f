"""Front matter of guides."""

from portolan.content.schema import Line, Signed


class EGuide(Signed):
    """A long guide to read, print and keep; `audience` names its readers."""

    audience: Line
