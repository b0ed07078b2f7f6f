"""The named queries whose answers many pages share; see `static_queries`."""

from collections.abc import Callable, Mapping

from portolan.content.types import GLOSSARY_TERM
from portolan.web.content import documents
from portolan.web.document_paths import document_paths
from portolan.web.redirects.answer import browser_rules


def glossary_index() -> list[dict[str, str]]:
    """Every term with its address and its definition in one sentence, from A to Z."""
    return [
        {"path": doc.path, "title": doc.title, "summary": doc.summary}
        for doc in documents(GLOSSARY_TERM)
    ]


QUERIES: Mapping[str, Callable[[], object]] = {
    "redirects": browser_rules,
    "documents": document_paths,
    "glossary": glossary_index,
}
