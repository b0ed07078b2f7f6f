"""Documents one by one, for `make test-fast`: those that have changed, otherwise one of each kind.

The whole of them is walked in `test_every_page.py` and `test_site_check.py`.
"""

import datetime as dt
import re
from html import unescape

import pytest

from portolan.content import lint, sources
from portolan.content.sources import SourceDocument
from portolan.content.types import CONTENT_TYPES
from portolan.core.config import ROOT
from tests.support.affected import changed_files
from tests.support.checking_client import CheckingClient
from tests.support.matrix import one_in

ONE_IN = 12
"""Of the links of a document that has not changed."""
LINK = re.compile(r'<a\b[^>]*\shref="(/[^"#]*)')


def documents(config: pytest.Config) -> list[SourceDocument]:
    """The documents with a page that have changed; where none have, the first of each kind."""
    changed = {ROOT / name for name in changed_files()} if config.getoption("--changed") else set()
    pages = list(CONTENT_TYPES.values())
    results = [(kind, file) for kind in pages for file in sorted(kind.path.glob("*.md"))]
    chosen = [(kind, file) for kind, file in results if file in changed]
    firsts = {kind.name: (kind, file) for kind, file in reversed(results)}
    read = [sources.read(kind, file) for kind, file in chosen or firsts.values()]
    today = dt.datetime.now(dt.UTC).date()
    return [one for one in read if not one.day or one.day <= today]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each of the documents."""
    if "document" in metafunc.fixturenames:
        chosen = documents(metafunc.config)
        metafunc.parametrize("document", chosen, ids=[one.path for one in chosen])


def test_a_document_is_without_fault(document: SourceDocument) -> None:
    assert [str(fault) for fault in lint.faults(document)] == []


def test_its_page_and_all_that_it_leads_to_are_there(
    pytestconfig: pytest.Config, client: CheckingClient, document: SourceDocument, base_url: str
) -> None:
    moved = getattr(document.meta, "moved_to", None)
    page = client.get(document.path, base_url=base_url)
    assert page.status_code == 200 or moved
    main = page.text.partition("<main")[2].partition("</main>")[0]
    links = sorted({unescape(one) for one in LINK.findall(main) if "data-many" not in one})
    for link in links if pytestconfig.getoption("--changed") else one_in(ONE_IN, links):
        assert client.get(link, base_url=base_url).status_code in (200, 301, 302), link
