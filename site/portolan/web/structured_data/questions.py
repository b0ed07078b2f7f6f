"""Questions and answers that a page shows in full."""

from collections.abc import Mapping

from portolan.content.types import Doc
from portolan.web.structured_data.thing import Thing, absolute, language, thing


def faq_page(doc: Doc) -> Thing:
    """The FAQPage of a document."""
    return thing(
        "FAQPage",
        url=absolute(doc.path),
        inLanguage=language(),
        mainEntity=[_question(row) for row in doc.meta["questions"]],
    )


def _question(row: Mapping[str, str]) -> Thing:
    answer = thing("Answer", text=row["answer"])
    return thing("Question", name=row["question"], acceptedAnswer=answer)
