"""The style tokens are the one place that says what a color is."""

import re

from portolan.core.colors import COLORS, Color, read_colors
from portolan.core.config import ROOT

NUMBER = re.compile(r"#[0-9a-f]{6}\b", re.IGNORECASE)
DRAWS = (("site/portolan", "*.py"), ("templates", "*.html"), ("templates", "*.svg"))


def test_a_color_is_read_by_day_and_by_night() -> None:
    styles = ":root {\n  --paper: light-dark(#fff, #12212b);\n  --chalk: #f5f5f0;\n  --s1: 4px;\n}"
    assert read_colors(styles) == {
        "paper": Color("#fff", "#12212b"),
        "chalk": Color("#f5f5f0", "#f5f5f0"),
    }


def test_a_role_has_the_color_that_it_names() -> None:
    styles = (
        ":root {\n  --page-ink: #000;\n  --ink: var(--page-ink);\n}\n\n.hull {\n  --ink: #fff;\n}"
    )
    assert read_colors(styles)["ink"] == Color("#000", "#000")


def test_what_other_files_draw_with_is_there() -> None:
    used = {"paper", "ink", "muted", "chalk", "signal", "on-signal", "ground-hull", "ground-oxide"}
    assert used <= COLORS.keys()


def test_no_other_file_has_a_color_of_its_own() -> None:
    files = [file for folder, names in DRAWS for file in (ROOT / folder).rglob(names)]
    assert files
    assert [str(file) for file in files if NUMBER.search(file.read_text("utf-8"))] == []
