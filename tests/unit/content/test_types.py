"""The kinds of document: each can be found, has an address and says what readers see."""

import pytest

from portolan.content.types import CONTENT_TYPES, ContentType
from portolan.core.config import ROOT

KINDS = CONTENT_TYPES.values()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_is_translated_is_in_the_schema(kind: ContentType) -> None:
    fields = kind.front_matter.model_fields
    assert {key.partition(".")[0] for key in kind.translatable} <= fields.keys()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_kind_has_documents(kind: ContentType) -> None:
    assert list(kind.path.glob("*.md"))


def test_no_two_kinds_share_a_folder() -> None:
    assert len({kind.folder for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_editors_are_told_where_its_documents_are(kind: ContentType) -> None:
    guide = (ROOT / "site/portolan/sections/README.md").read_text(encoding="utf-8")
    assert f"`{kind.folder}`" in guide
