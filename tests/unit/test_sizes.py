"""How long a file and a function of the site are, at the most."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from portolan.core.config import ROOT

FOLDERS = ("site", "forms")
FILE, FUNCTION, COMMON_FILE, COMMON_FUNCTION = 250, 40, 70, 6
"""Lines: of the longest, and of the one in the middle."""


def files(*folders: str) -> list[Path]:
    return [file for name in folders or FOLDERS for file in (ROOT / name).rglob("*.py")]


def functions(file: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield (node.end_lineno or 0) - node.lineno + 1, f"{file.name}: {node.name}"


def test_no_file_is_long() -> None:
    lines = {file: len(file.read_text("utf-8").splitlines()) for file in files()}
    assert [name for name, length in lines.items() if length > FILE] == []
    assert [file for file in files("tests") if file.read_text("utf-8").count("\n") > FILE] == []
    assert median(lines.values()) < COMMON_FILE


def test_no_function_is_long() -> None:
    lengths = [one for file in files() for one in functions(file)]
    assert [name for length, name in lengths if length > FUNCTION] == []
    assert median(length for length, _ in lengths) <= COMMON_FUNCTION
