"""Front matter of papers."""

from portolan.content.schema import Line, Signed


class ResearchPaper(Signed):
    """A paper: its question, findings and method; `findings` stand before the text."""

    findings: tuple[Line, ...]
