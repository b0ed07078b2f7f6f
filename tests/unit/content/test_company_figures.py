"""The figures by which the company speaks of itself are those of its documents."""

from pathlib import Path

from portolan.content import markdown

SECTIONS = Path(__file__).parents[3] / "site/portolan/sections"


def test_as_many_services_are_named_as_have_a_page() -> None:
    about_us = (SECTIONS / "company/pages/about-us.md").read_text(encoding="utf-8")
    figures = markdown.parse(about_us)[0]["figures"]
    [services] = [one["value"] for one in figures if one["label"].startswith("services")]
    assert int(services) == len([*(SECTIONS / "products/pages").glob("*.md")])
