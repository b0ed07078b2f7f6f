"""The error of missing data: pages that need it say so, and the rest of the site works."""


class DataUnavailable(Exception):  # noqa: N818 - a state of the site, not a programming error
    """A data set of some pages that has not been built."""
