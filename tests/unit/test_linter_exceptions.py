"""Each exception from a linter or from the types has its reason beside it."""

import re

import pytest

from tests.unit.test_sizes import files

PRAGMA = re.compile(r"# (?:type: ignore(?:\[[^]]*\])?|noqa(?:: [A-Z0-9]+(?:, [A-Z0-9]+)*)?)(.*)")
REASON = re.compile(r"(?:  # | --? )(?!noqa|type:)\w")


@pytest.mark.parametrize("folder", [(), ("tests",)])
def test_each_has_its_reason_beside_it(folder: tuple[str, ...]) -> None:
    lines = [
        (file, number, match[1])
        for file in files(*folder)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if (match := PRAGMA.search(line))
    ]
    assert len(lines) > 10
    assert [at for *at, rest in lines if not REASON.search(rest)] == []
