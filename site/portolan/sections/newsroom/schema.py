"""What the front matter of press releases says."""

from portolan.content.schema import Dated, Line


class NewsItem(Dated):
    """A press release."""

    city: Line
