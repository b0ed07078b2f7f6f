"""Front matter of press releases."""

from portolan.content.schema import Dated, Line


class NewsItem(Dated):
    """A press release."""

    city: Line
