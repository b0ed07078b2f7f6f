"""Front matter of glossary terms."""

from portolan.content.schema import FrontMatter


class GlossaryTerm(FrontMatter):
    """A term; the summary is its definition in one sentence."""

    abbreviation: str | None = None
