"""Front matter of papers."""

from portolan.content.schema import Line, Signed


class ResearchPaper(Signed):
    """A paper: its question, findings and method; `findings` stand before the text.

    `figure` and `figure_label` are what it arrives at, by which the list of papers leads.
    """

    figure: Line
    figure_label: Line
    findings: tuple[Line, ...]
