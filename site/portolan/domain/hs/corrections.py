"""Corrections of the packaged texts where they are wrong or cut off, by the legal text.

Source of what is right: the nomenclature of 2022 as enacted in Commission Implementing Regulation
(EU) 2021/1832 and in the Harmonized Tariff Schedule of the United States (public domain), which
give each subheading the same scope. A row replaces a part of a text (``was``) or, where that cell
is empty, all of it. A correction that no longer fits its text is an error: the package has changed.
"""

from collections.abc import Mapping
from pathlib import Path

from portolan.domain.table import rows

FILE = Path(__file__).with_name("corrections.csv")
COLUMNS = ("code", "was", "is", "reason")


class StaleCorrection(Exception):  # noqa: N818 - reads as what happened where a build reports it
    """A correction of a code or a passage that the packaged texts no longer have."""


def corrected(texts: Mapping[str, str], file: Path = FILE) -> dict[str, str]:
    """Return the texts put right; raise StaleCorrection where a correction does not fit."""
    right = dict(texts)
    for row in rows(file, COLUMNS):
        code, wrong = row["code"], row["was"]
        text = right.get(code, "")
        if not text or text.count(wrong or text) != 1 or row["is"] == text:
            raise StaleCorrection(f"{file}: {code} does not have {wrong or row['is']!r}")
        right[code] = text.replace(wrong or text, row["is"])
    return right
