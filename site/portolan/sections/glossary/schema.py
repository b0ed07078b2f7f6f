"""What the front matter of terms says."""

from portolan.content.schema import FrontMatter


class GlossaryTerm(FrontMatter):
    """A term; the summary is its definition in one sentence."""

    abbreviation: str | None = None
