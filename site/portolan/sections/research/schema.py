"""What the front matter of papers says."""

from portolan.content.schema import Line, Signed


class ResearchPaper(Signed):
    """A paper: what was asked, what was found, and how; `findings` stand before the text."""

    findings: tuple[Line, ...]
