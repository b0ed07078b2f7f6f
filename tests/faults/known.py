"""Faults that no test need see: each with the reason, in `known.csv` beside this file."""

from pathlib import Path

from portolan.domain.table import rows
from tests.faults.fault import CodeFault

FILE = Path(__file__).with_name("known.csv")
COLUMNS = ("file", "before", "change", "reason")


def known() -> dict[tuple[str, str, str], str]:
    """The reason for each, by file, line and change; lines move, so their number does not count."""
    return {
        (row["file"], row["before"], row["change"]): row["reason"] for row in rows(FILE, COLUMNS)
    }


def entry(fault: CodeFault, change: str) -> tuple[str, str, str]:
    """How a fault is found in the list."""
    return fault.file, fault.before, change
