"""Every class that the styles describe is written by a template, an island, or a drawing."""

import re

from portolan.core.config import ROOT

WRITERS = ("templates/**/*.*", "assets/src/**/*.ts*", "site/portolan/**/*.py")
NOT_SELECTORS = re.compile(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"", re.DOTALL)
CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
# A text in quotation marks or backquotes, in which a class may stand among others.
TEXT = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`")
COUNTED = re.compile(r"(fields|of)-\d")
"""Classes that end in a number of columns, which the template counts."""


def styled() -> set[str]:
    """The classes that the style sheets describe."""
    sheets = (ROOT / "assets" / "styles").rglob("*.css")
    texts = (NOT_SELECTORS.sub("", sheet.read_text(encoding="utf-8")) for sheet in sheets)
    return {name for text in texts for name in CLASS.findall(text)}


def written() -> set[str]:
    """The words that stand in a text of templates and code."""
    files = (file for pattern in WRITERS for file in ROOT.glob(pattern))
    return {
        word
        for file in files
        for text in TEXT.findall(file.read_text(encoding="utf-8"))
        for word in re.findall(r"[\w-]+", text)
    }


def test_every_class_is_written_somewhere() -> None:
    assert {name for name in styled() - written() if not COUNTED.fullmatch(name)} == set()
