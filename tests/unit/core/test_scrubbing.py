"""What is taken out of texts before they leave; the browser is held to the same cases."""

import json
from typing import Any

import pytest

from portolan.core.config import ROOT
from portolan.core.scrubbing import scrubbed, scrubbed_text

CASES: list[dict[str, str]] = json.loads(
    (ROOT / "tests" / "support" / "scrub_cases.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["text"])
def test_what_may_tell_who_somebody_is_is_taken_out(case: dict[str, str]) -> None:
    assert scrubbed_text(case["text"]) == case["scrubbed"]


def test_every_text_of_a_tree_is_scrubbed() -> None:
    tree: Any = {"a": ["ada@mail.example", ("12345678", 7)], "b": None}
    assert scrubbed(tree) == {"a": ["[address]", ["[number]", 7]], "b": None}
