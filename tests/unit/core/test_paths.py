"""Path matching and the canonical rule."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.core.config import ROOT
from portolan.core.paths import fit, match, segments
from portolan.core.slugs import slugify

CASES = json.loads((ROOT / "tests/support/path_cases.json").read_text("utf-8"))

segment = st.text(alphabet="abcxyz0-", min_size=1, max_size=6)
paths = st.lists(segment, max_size=5).map(lambda parts: "/" + "/".join(parts))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['patterns']} {case['path']}")
def test_server_and_browser_match_alike(case: dict[str, Any]) -> None:
    result = match(case["patterns"], case["path"])
    assert (result and result.pattern) == case["pattern"]
    if result:
        assert result.parameters == case["parameters"]


@given(st.lists(paths, min_size=1, max_size=5), paths, st.randoms())
def test_the_order_of_the_patterns_decides_between_equals_only(
    patterns: list[str], path: str, random: Any
) -> None:
    dynamic = [re.sub("[abc][^/]*", ":n", one) for one in patterns]
    shuffled = random.sample(dynamic, len(dynamic))
    one, other = match(dynamic, path), match(shuffled, path)
    assert (one and one.pattern.strip("/")) == (other and other.pattern.strip("/"))


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/help/category/customs", "/help/category/:name"),
        ("/help/who-pays", "/help/:name"),
        ("/help/", "/help"),
        ("/elsewhere/deep/down", "*"),
    ],
)
def test_static_beats_name_beats_wildcard(path: str, expected: str) -> None:
    patterns = ["*", "/help/:name", "/help", "/help/category/:name"]
    result = match(patterns, path)
    assert result is not None
    assert result.pattern == expected


def test_the_first_of_equals_wins() -> None:
    result = match(["/:one/b", "/:two/b"], "/x/b")
    assert result is not None
    assert result.parameters == {"one": "x"}


def test_parameters_are_decoded_and_case_counts() -> None:
    assert fit("/a/:name", "/a/caf%C3%A9") == {"name": "café"}
    assert fit("/a/:name", "/A/x") is None


@given(paths)
def test_the_wildcard_fits_everything_below_and_nothing_at_all(path: str) -> None:
    assert fit(path + "/*", path) is not None
    assert fit(path + "/*", path + "/more/of/it") is not None


@given(paths)
def test_a_path_fits_itself_whatever_its_trailing_slash(path: str) -> None:
    assert fit(path, path + "/") == {}


@given(paths, st.lists(segment, min_size=1, max_size=2))
def test_more_segments_do_not_fit(path: str, more: list[str]) -> None:
    assert fit(path, path.rstrip("/") + "/" + "/".join(more)) is None
    assert len(segments(path)) <= 5


@pytest.mark.parametrize(
    ("text", "slug"),
    [("Zürich (HB)", "zurich-hb"), ("  20' Standard ", "20-standard"), ("São Paulo", "sao-paulo")],
)
def test_slugs(text: str, slug: str) -> None:
    assert slugify(text) == slug


@given(st.text(max_size=40))
def test_a_slug_of_a_slug_is_itself(text: str) -> None:
    assert slugify(slugify(text)) == slugify(text)
