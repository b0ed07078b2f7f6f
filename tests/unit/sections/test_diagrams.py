"""All diagrams: complete, small, told in words, safe under the policy, the same every time."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from flask import Flask

from portolan.core.config import ROOT
from portolan.drawing.diagrams.sheet import narrow_sheet, wide_sheet
from portolan.sections import load_sections
from portolan.sections.products.drawings import modes
from tests.support.drawn import read

WORDS = ROOT / "site" / "portolan" / "sections" / "products"
MOST_BYTES, MOST_WITH_COAST = 6 * 1024, 12 * 1024
DIAGRAMS = {name: each for one in load_sections() for name, each in one.diagrams.items()}
LANDINGS = set(
    "blog help glossary research global-logistics-update webinars eguides careers "
    "our-global-offices products".split()
)

IN_TEXTS = set("cartons-on-a-floor pallets-on-a-floor weight-in-halves verified-gross-mass".split())


def slugs(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.md")}


def drawings(name: str) -> list[str]:
    drawing = DIAGRAMS[name]
    return [drawing.draw(wide_sheet(drawing.wide)), drawing.draw(narrow_sheet(drawing.narrow))]


def figure(name: str) -> str:
    return str(DIAGRAMS[name].figure())


def test_every_product_and_coverage_and_section_has_a_diagram() -> None:
    across = {name for name, each in DIAGRAMS.items() if each.is_frieze}
    assert across == LANDINGS
    assert set(DIAGRAMS) - across - IN_TEXTS == slugs(WORDS / "pages") | slugs(WORDS / "coverages")


def test_another_name_has_none(app: Flask) -> None:
    picture = app.jinja_env.globals["picture"]
    with app.test_request_context("/"):
        assert picture("typewriters") == ""  # type: ignore[operator]  # as templates call it


@pytest.mark.parametrize("name", sorted(DIAGRAMS))
def test_a_drawing_is_small_and_stays_on_its_sheet(app: Flask, name: str) -> None:
    drawing = DIAGRAMS[name]
    with app.test_request_context("/"):
        for sheet in (wide_sheet(drawing.wide), narrow_sheet(drawing.narrow)):
            markup = drawing.draw(sheet)
            most = MOST_WITH_COAST if 'class="coast"' in markup else MOST_BYTES
            assert len(markup.encode()) < most
            read(markup, sheet)


@pytest.mark.parametrize("name", sorted(DIAGRAMS))
def test_a_picture_has_a_title_a_finding_and_a_text_alternative(app: Flask, name: str) -> None:
    with app.test_request_context("/"):
        root = ET.fromstring(figure(name))  # noqa: S314 - drawn by us
    caption, drawing = root
    assert (root.tag, caption.tag) == ("figure", "figcaption")
    title, finding = (part.text or "" for part in caption)
    assert re.fullmatch(r"[A-Z][^.]{10,75}", title)
    assert re.fullmatch(r"[A-Z].{25,}\.", finding)
    assert drawing.get("role") == "img"
    assert re.fullmatch(r"[A-Z].{30,}\.", drawing.get("aria-label") or "")
    assert [svg.get("class") for svg in drawing] == ["wide", "narrow"]
    assert {svg.get("aria-hidden") for svg in drawing} == {"true"}


@pytest.mark.parametrize("name", sorted(DIAGRAMS))
def test_nothing_in_a_picture_offends_the_policy_or_repeats_an_id(app: Flask, name: str) -> None:
    with app.test_request_context("/"):
        markup = figure(name)
    assert not re.search(r"\s(style|on\w+|href)=|<script|<style", markup)
    ids = re.findall(r'\sid="([^"]+)"', markup)
    assert len(ids) == len(set(ids))
    for used in re.findall(r"url\(#([^)]+)\)", markup):
        assert used in ids


def test_ids_differ_from_picture_to_picture(app: Flask) -> None:
    with app.test_request_context("/"):
        ids = re.findall(r'\sid="([^"]+)"', "".join(figure(name) for name in DIAGRAMS))
    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", sorted(DIAGRAMS))
def test_words_are_codes_figures_and_units(app: Flask, name: str) -> None:
    """Whatever reads as a word must come through the catalog: only the modes do."""
    if DIAGRAMS[name].with_words:
        return
    units = {"carton", "pallet"}
    for markup in drawings(name):
        for text in read(markup).words():
            long = [word for word in re.findall(r"[a-z]{3,}", text) if word not in units]
            assert not long, text


def test_a_picture_with_words_is_drawn_in_the_language_of_each_visitor(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app.test_request_context("/"):
        assert ">Road<" in figure("climate")
        monkeypatch.setitem(modes.NAMES, "road", "公路")
        assert ">公路<" in figure("climate")


def test_the_lines_of_train_and_truck_have_their_names(app: Flask) -> None:
    with app.test_request_context("/"):
        markup = figure("rail-freight")
    for name in ("Cost", "Distance by road or rail", "Truck", "Train"):
        assert markup.count(f">{name}</text>") == 2


def test_a_finding_breaks_where_the_page_says(app: Flask) -> None:
    with app.test_request_context("/"):
        assert "FOUR KNOTS" in str(DIAGRAMS["ocean-freight"].figure(str.upper))
