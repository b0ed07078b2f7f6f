"""The events of conversions: their names, their marks in templates, their place in the guide."""

import re
from collections.abc import Sequence

import pytest
from flask import Flask
from markupsafe import Markup

from portolan.core.config import ROOT
from portolan.web.conversions import Conversion, all_conversions, conversion

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"conversion\(\"(\w+)\"|(?:tellConversion\(|useResult\(\w+, )\"(\w+)\"")


@pytest.fixture
def conversions(app: Flask) -> Sequence[Conversion]:
    """The whole table."""
    with app.app_context():
        return all_conversions()


def test_each_has_a_name_of_its_own_that_the_data_layer_takes(
    conversions: Sequence[Conversion],
) -> None:
    names = [one.name for one in conversions]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)+", name) for name in names)


def test_the_guide_has_all_of_them(conversions: Sequence[Conversion]) -> None:
    guide = (ROOT / "assets/README.md").read_text(encoding="utf-8")
    listed = guide.partition("| Event | Properties | Told when |")[2].partition("\n\n")[0]
    assert ROW.findall(listed) == [
        (one.name, ", ".join(f"`{name}`" for name in one.properties) or "none", one.when)
        for one in conversions
    ]


def test_each_is_told_somewhere(conversions: Sequence[Conversion]) -> None:
    files = [*ROOT.glob("templates/**/*.html"), *ROOT.glob("assets/src/**/*.ts*")]
    results = NAMED.findall("".join(one.read_text(encoding="utf-8") for one in files))
    assert {name for pair in results for name in pair if name} == {one.name for one in conversions}


def test_an_element_says_what_it_tells(app: Flask) -> None:
    with app.app_context():
        assert conversion("job_applied", job='"x"') == Markup(
            ' data-conversion="{&#34;name&#34;: &#34;job_applied&#34;, &#34;properties&#34;: '
            '{&#34;job&#34;: &#34;\\&#34;x\\&#34;&#34;}}"'
        )


@pytest.mark.parametrize(
    ("name", "properties"),
    [
        ("job_found", {"job": "x"}),
        ("job_applied", {}),
        ("job_applied", {"job": 1}),
        ("job_applied", {"job": "x", "email": "ada@mail.example"}),
    ],
)
def test_what_the_table_has_not_is_refused(
    app: Flask, name: str, properties: dict[str, object]
) -> None:
    with app.app_context(), pytest.raises(ValueError, match=name):
        conversion(name, **properties)
