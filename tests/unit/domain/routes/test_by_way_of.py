"""Names of the longer way between two ports."""

from dataclasses import dataclass

import pytest
from flask import Flask

from portolan.domain.routes.by_way_of import more_miles_around, way_around
from portolan.domain.sea.passage import Passage


@dataclass
class Way:
    passages: tuple[Passage, ...]


@pytest.mark.parametrize(
    ("passages", "name", "sentence"),
    [
        (
            (Passage.MALACCA, Passage.CAPE_OF_GOOD_HOPE),
            "By the Cape",
            "Around the Cape it is 7 nautical miles longer.",
        ),
        (
            (Passage.TAIWAN, Passage.MAGELLAN, Passage.DOVER),
            "Strait of Magellan",
            "Through the Strait of Magellan it is 7 nautical miles longer.",
        ),
        (
            (Passage.CAPE_HORN,),
            "Cape Horn",
            "Through the Cape Horn it is 7 nautical miles longer.",
        ),
        ((), "Canals closed", "With the canals closed it is 7 nautical miles longer."),
    ],
)
def test_a_way_is_called_after_the_cape_or_strait_that_it_passes(
    app: Flask, passages: tuple[Passage, ...], name: str, sentence: str
) -> None:
    with app.test_request_context():
        assert way_around(Way(passages)) == name
        assert more_miles_around(Way(passages), "7") == sentence
