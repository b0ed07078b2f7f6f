"""Which addresses the browser's navigation leaves alone."""

import re

import pytest

from portolan.core.paths import fit
from portolan.sections import load_sections
from portolan.web.document_paths import document_paths
from portolan.web.proxies.table import RULES
from tests.support.urls import TEMPLATES

APART = ("api/openapi", "privacy_choices/", "newsletter/", "event_sink/")


DOCUMENTS = document_paths(load_sections())


def is_document(path: str) -> bool:
    return re.search(DOCUMENTS, path) is not None


@pytest.mark.parametrize("path", [rule.path for rule in RULES if rule.target])
def test_what_other_hosts_answer(path: str) -> None:
    below = path.replace("*", "a/b.c")
    assert is_document(below)
    assert is_document(f"{below}/")
    assert fit(path, below) is not None
    assert not is_document(f"/other{below}")


@pytest.mark.parametrize(
    "path", ["/api/places", "/api/hs/0901", "/newsletter", "/newsletter/confirm", "/_sink/events"]
)
def test_what_is_ours_and_yet_a_document(path: str) -> None:
    assert is_document(path)


def test_all_other_pages_are_shown_by_the_navigation() -> None:
    for template, target in TEMPLATES.items():
        path = target.partition("?")[0]
        assert is_document(path) == template.startswith(APART), path


@pytest.mark.parametrize(
    "path", ["/api", "/loginx", "/assetsx", "/privacy", "/tools", "/humansxtxt"]
)
def test_what_only_looks_alike(path: str) -> None:
    assert not is_document(path)
