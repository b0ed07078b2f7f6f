"""What the front matter of the monthly updates says."""

from portolan.content.schema import Line, Signed


class MarketUpdate(Signed):
    """A month on the water, in the air and at the border; `actions` are what to do about it."""

    actions: tuple[Line, ...]
