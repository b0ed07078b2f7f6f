"""What the site reads and may miss: its pages say so, and the rest of the site goes on."""


class DataUnavailable(Exception):  # noqa: N818 - a state of the site, not a programming error
    """A data set that pages are made of has not been built."""
