"""Structured data of glossary terms."""

from portolan.content.types import Doc
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def defined_term(doc: Doc) -> Thing:
    """The DefinedTerm of a document, whose summary is the definition."""
    glossary = thing(
        "DefinedTermSet",
        absolute(f"{doc.type.listed}#terms"),
        name=str(doc.type.label),
        url=absolute(doc.type.listed),
        inLanguage=language(),
    )
    return thing(
        "DefinedTerm",
        name=doc.title,
        description=doc.summary,
        url=absolute(doc.path),
        termCode=doc.meta["abbreviation"],
        alternateName=list(doc.meta["aliases"]),
        inDefinedTermSet=glossary,
    )
