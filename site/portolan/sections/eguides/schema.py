"""Front matter of guides."""

from portolan.content.schema import Line, Signed


class EGuide(Signed):
    """A long guide to read, print and keep; `audience` names its readers.

    `figure` and `figure_label` are one that it works out, by which the list leads.
    """

    audience: Line
    figure: Line
    figure_label: Line
