"""Named queries whose answers many pages share; see `static_queries`."""

from collections.abc import Callable, Iterable, Mapping

from portolan.web.document_paths import document_paths
from portolan.web.redirects.current_rules import browser_rules
from portolan.web.section import Section


def queries(sections: Iterable[Section]) -> Mapping[str, Callable[[], object]]:
    """The query functions of a site with these sections, by name."""
    documents = document_paths(sections)
    return {"redirects": browser_rules, "documents": lambda: documents}
