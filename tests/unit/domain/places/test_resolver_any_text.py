"""The resolver, whatever is typed: what holds of every text."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.places.names import CODE, NameIndex, names_of
from portolan.domain.places.place import Place, PlaceKind
from tests.unit.domain.places.small_world import RESOLVER, WORLD


@given(st.text(), st.none() | st.sampled_from(PlaceKind), st.integers(1, 9))
def test_any_text_has_an_answer(text: str, kind: PlaceKind | None, limit: int) -> None:
    result = RESOLVER.resolve(text, kind, limit)
    assert len(result.candidates) <= limit
    assert len(set(result.candidates)) == len(result.candidates)
    assert [result.best is not None, result.is_ambiguous, result.is_unknown].count(True) == 1


@pytest.mark.parametrize("beginning", ["p", "port", "ge", "h", "香", "zz"])
def test_all_that_begins_alike_is_found(beginning: str) -> None:
    longer = {
        number
        for number, place in enumerate(WORLD)
        for belonging, name in names_of(place)
        if belonging != CODE and name.startswith(beginning) and name != beginning
    }
    assert {match.number for match in NameIndex.of(WORLD).beginning(beginning)} == longer


@given(st.sampled_from(WORLD), st.sampled_from(PlaceKind))
def test_only_the_kind_asked_for_is_found(place: Place, kind: PlaceKind) -> None:
    result = RESOLVER.resolve(place.name, kind)
    assert result.is_unknown or {each.kind for each in result.candidates} == {kind}


def test_threads_get_what_one_gets() -> None:
    texts = [
        text for place in WORLD for text in (place.code, place.name, place.name[:-1], "zzz")
    ] * 5
    alone = [RESOLVER.resolve(text) for text in texts]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(RESOLVER.resolve, texts)) == alone
