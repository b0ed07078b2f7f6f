"""Front matter of the monthly updates."""

from portolan.content.schema import Line, Signed


class MarketUpdate(Signed):
    """A month at sea, in the air and at the border; `actions` are recommendations."""

    actions: tuple[Line, ...]
