"""Which tests run which lines: those are the nearest to a fault."""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

from portolan.core.config import INSTANCE, ROOT
from tests.faults.fault import CodeFault, Room
from tests.faults.python_faults import Lines, import_lines

# Databases and browsers of their own cost more than they see here.
CHOSEN = "not postgresql and not redis and not browser"
CALM = ("-q", "-o", f"cache_dir={INSTANCE / 'faults' / 'cache'}", "-m", CHOSEN)


@dataclass(frozen=True)
class Nearest:
    """The tests of a room by the lines that they run, the quickest to fail first."""

    by_line: Mapping[str, Mapping[int, Sequence[str]]]
    imported: Mapping[str, Lines]

    def of(self, fault: CodeFault) -> list[str]:
        """The tests that run the line; of one that is imported, all that run the module."""
        lines = self.by_line.get(fault.file, {})
        if fault.line in self.imported[fault.file]:
            results = {test for tests in lines.values() for test in tests}
        else:
            results = set(lines.get(fault.line, ()))
        own = f"test_{Path(fault.file).stem}.py"
        everyone = {test for tests in lines.values() for test in tests}
        # Who asks a cache a second time runs no line: of the module's own file all are near.
        results |= {file for test in everyone if (file := test.partition("::")[0]).endswith(own)}
        return sorted(results, key=lambda test: (own not in test, "tests/pages" in test, test))


def record(room: Room, folder: Path) -> Nearest:
    """Run the tests of a room once, and take note of what each of them runs.

    Raises:
        SystemExit: they do not pass as it is.
    """
    settings, data = folder / f"{room.name}.ini", folder / f"{room.name}.coverage"
    patterns = "".join(
        f"\n  {source}{'/*' if (ROOT / source).is_dir() else ''}" for source in room.sources
    )
    settings.write_text(f"[run]\ninclude ={patterns}\n", encoding="utf-8")
    options = ("--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report=")
    command = (sys.executable, "-m", "pytest", *CALM, *options, *room.tests)
    environment = {**os.environ, "COVERAGE_FILE": str(data)}
    ended = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise SystemExit(f"the tests of {room.name} fail without any fault:\n{ended.stdout}")
    return _read(room, data)


def _read(room: Room, file: Path) -> Nearest:
    data = CoverageData(str(file))
    data.read()
    by_line: dict[str, dict[int, list[str]]] = {}
    for path in room.files():
        lines: dict[int, list[str]] = defaultdict(list)
        for line, contexts in data.contexts_by_lineno(str(path)).items():
            lines[line] = sorted({each.rpartition("|")[0] for each in contexts} - {""})
        by_line[str(path.relative_to(ROOT))] = lines
    imported = {str(path.relative_to(ROOT)): import_lines(path) for path in room.files()}
    return Nearest(by_line, imported)
