"""Named queries whose answers many pages share; see `static_queries`."""

from collections.abc import Callable, Mapping

from portolan.web.document_paths import document_paths
from portolan.web.redirects.current_rules import browser_rules

QUERIES: Mapping[str, Callable[[], object]] = {
    "redirects": browser_rules,
    "documents": document_paths,
}
