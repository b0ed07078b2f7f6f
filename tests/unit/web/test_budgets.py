"""How much a visitor downloads, at the most. The build writes what is sent: `.gz` beside each."""

import json

from portolan.core.config import ROOT
from portolan.core.locale import Script

DIST = ROOT / "assets" / "dist"
STYLES, PLAIN, ISLAND, FONTS = 18_432, 8_192, 88_064, 36_864


def sent(*names: str) -> int:
    """Bytes of the files by their logical names, gzipped."""
    manifest = json.loads((DIST / "manifest.json").read_text(encoding="utf-8"))
    return sum(
        (DIST / f"{manifest[name].removeprefix('/static/')}.gz").stat().st_size for name in names
    )


def test_styles() -> None:
    assert sent("site.css") <= STYLES


def test_fonts_of_a_plain_page() -> None:
    manifest = json.loads((DIST / "manifest.json").read_text(encoding="utf-8"))
    names = [name for name in manifest if name.endswith(".woff2") and name in Script().preload]
    sizes = [(DIST / manifest[name].removeprefix("/static/")).stat().st_size for name in names]
    assert len(sizes) == 2
    assert sum(sizes) <= FONTS


def test_scripts_of_a_plain_page() -> None:
    assert sent("boot.js") <= PLAIN


def test_scripts_of_a_page_with_islands() -> None:
    contact = ("islands.js", "mount.js", "posting.js", "post-form.js", "messages.zh_Hans_CN.js")
    assert sent("boot.js", "react.js", *contact, "search-box.js") <= ISLAND
