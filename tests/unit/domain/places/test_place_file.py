"""The file of places gives back what was written."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.places.place_file import read_places, written_places

words = st.text(min_size=1, max_size=12)
records = st.builds(
    Place,
    code=words,
    kind=st.sampled_from(PlaceKind),
    name=words,
    city=words,
    country=words,
    longitude=st.floats(-180, 180),
    latitude=st.floats(-90, 90),
    translations=st.dictionaries(words, words, max_size=2),
    region=st.none() | words,
    timezone=st.none() | words,
    aliases=st.lists(words, max_size=3).map(tuple),
    importance=st.integers(0, 3),
    stands_alone=st.booleans(),
    icao=st.none() | words,
    elevation=st.none() | st.integers(-1_300, 15_000),
    runways=st.integers(0, 8),
    longest_runway=st.integers(0, 18_000),
)


@given(st.lists(records, max_size=4))
def test_reading_gives_back_what_was_written(
    tmp_path_factory: pytest.TempPathFactory, result: list[Place]
) -> None:
    file = tmp_path_factory.mktemp("places") / "places.jsonl"
    file.write_text(written_places(result), "utf-8")
    assert read_places(file) == tuple(result)


@pytest.mark.parametrize(
    "line", ["{}", "[]", "no json", '{"kind": "heliport"}', '{"kind": "airport"}']
)
def test_another_file_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "places.jsonl"
    file.write_text(f"{line}\n", "utf-8")
    with pytest.raises(ValueError):  # noqa: PT011 - json's own error is one, too
        read_places(file)
