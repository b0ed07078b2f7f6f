"""The table of what was asked for: every file and test that it names is there."""

import ast
import re
from functools import cache

import pytest

from portolan.core.config import ROOT

TABLE = ROOT / "tests/SPECIFICATION.md"
ROWS = re.findall(r"(?m)^\| ([\d.]+) \| (.+) \| (.+) \| (.+) \|$", TABLE.read_text("utf-8"))
NAMED = re.compile(r"`([^`]+)`")
UNTESTED = "none"
IN_PRODUCTION = ("tests/browser/", "tests/unit/leads/test_kill.py", "tests/unit/test_deploy.py")
"""The tests of these ask the production server."""


@cache
def functions(path: str) -> frozenset[str]:
    """The functions of a module, those of its classes by the class's name too."""
    body = ast.parse((ROOT / path).read_text("utf-8")).body
    classes = (one for one in body if isinstance(one, ast.ClassDef))
    methods = (f"{one.name}::{name}" for one in classes for name in names(one.body))
    return frozenset((*names(body), *methods))


def names(body: list[ast.stmt]) -> list[str]:
    """The functions among these statements."""
    return [one.name for one in body if isinstance(one, ast.FunctionDef)]


def is_there(test: str) -> bool:
    """Whether the test exists: a function of Python, or a file of the browser's tests."""
    path, _, function = test.partition("::")
    if not (ROOT / path).is_file():
        return False
    return function in functions(path) if path.endswith(".py") else not function


def test_each_line_stands_once() -> None:
    numbers = [number for number, *_ in ROWS]
    assert len(numbers) > 190
    assert len(numbers) == len(set(numbers))
    assert {number.split(".")[0] for number in numbers} == set(map(str, range(1, 11)))


def test_every_file_is_there() -> None:
    files = {(number, path) for number, _, code, _ in ROWS for path in NAMED.findall(code)}
    assert {number for number, _ in files} == {number for number, *_ in ROWS}
    assert sorted(one for one in files if not (ROOT / one[1]).is_file()) == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_test_is_there(row: tuple[str, str, str, str]) -> None:
    tests = NAMED.findall(row[3])
    assert [test for test in tests if not is_there(test)] == []
    assert bool(tests) is not (row[3] == UNTESTED)


def test_each_line_is_seen_in_production_or_says_why_not() -> None:
    _, _, unseen = TABLE.read_text("utf-8").partition("## Not seen from outside")
    reasons = re.findall(r"(?m)^\| ([\d., ]+) \| .+ \|$", unseen)
    explained = [number for numbers in reasons for number in numbers.split(", ")]
    lacking = [
        number
        for number, *_, tests in ROWS
        if tests != UNTESTED
        and not any(one.startswith(IN_PRODUCTION) for one in NAMED.findall(tests))
    ]
    assert sorted(explained) == sorted(lacking)


def test_what_is_not_tested_stands_last() -> None:
    tested, _, untested = TABLE.read_text("utf-8").partition("## Not tested")
    assert f"| {UNTESTED} |" not in tested
    assert "::" not in untested
