"""What is written by hand about names: aliases are names and codes of the place, and find it."""

import re

import pytest

from portolan.domain.places.build.by_hand import ByHand, by_hand
from portolan.domain.places.folding import folded
from portolan.domain.places.place import PlaceKind
from tests.support.built_places import by_code, resolver

WRITTEN = {code: words for what in ("ports", "airports") for code, words in by_hand(what).items()}
LOCODE = re.compile(r"[A-Z]{2}[A-Z2-9]{3}")
CHINESE = re.compile(r"[\u4e00-\u9fff]")
NAMES = frozenset({"JAXPORT"})
"""Written like a code, but a name."""


def codes_of(words: ByHand) -> list[str]:
    """The aliases that are codes of ports."""
    return [alias for alias in words.aliases if LOCODE.fullmatch(alias)]


def test_a_code_of_a_port_is_of_its_country() -> None:
    """Some lists give Hong Kong's port under China's country code."""
    strange = {
        alias: code
        for code, words in WRITTEN.items()
        for alias in codes_of(words)
        if alias[:2] != code[:2] and (code[:2], alias[:2]) != ("HK", "CN")
    }
    assert strange == {}


def test_a_code_is_as_long_as_codes_are() -> None:
    long = [
        alias
        for words in WRITTEN.values()
        for alias in words.aliases
        if re.fullmatch(r"[A-Z]{6,}", alias) and alias not in NAMES
    ]
    assert long == []


@pytest.mark.parametrize("what", ["ports", "airports"])
def test_every_alias_finds_its_place(what: str) -> None:
    kind = PlaceKind.OCEANPORT if what == "ports" else PlaceKind.AIRPORT
    lost = [
        (code, alias)
        for code, words in by_hand(what).items()
        for alias in words.aliases
        if by_code()[code] not in resolver().resolve(alias, kind).candidates
    ]
    assert lost == []


def test_names_are_said_in_their_own_column() -> None:
    """A Chinese name in Chinese, an alias that is more than punctuation."""
    for words in WRITTEN.values():
        assert CHINESE.search(words.translations.get("zh", "一"))
        assert all(folded(alias) for alias in words.aliases)
