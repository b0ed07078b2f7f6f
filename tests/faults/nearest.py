"""Which tests run which lines: those are the nearest to a fault."""

import ast
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

from portolan.core.config import INSTANCE, ROOT
from tests.faults.fault import CodeFault, Room
from tests.faults.python_faults import Lines, import_lines

# Databases and browsers of their own cost more than they see here.
CHOSEN = "not postgresql and not redis and not browser"
PAGES, SETUP = "tests/pages", "setup"
CALM = ("-q", "-o", f"cache_dir={INSTANCE / 'faults' / 'cache'}", "-m", CHOSEN)


@dataclass(frozen=True)
class Nearest:
    """The tests of a room by the lines that they run, the quickest to fail first."""

    by_line: Mapping[str, Mapping[int, Sequence[str]]]
    imported: Mapping[str, Lines]
    importers: Mapping[str, Sequence[str]]
    every: Sequence[str]

    def of(self, fault: CodeFault) -> list[str]:
        """The tests that run the line; of one that is imported, all that run the module."""
        lines, everyone = self.by_line.get(fault.file, {}), self._everyone(fault.file)
        results = set(lines.get(fault.line, ()))
        if fault.line in self.imported[fault.file]:
            # Of a module that has constants alone no line is run: near are those who read them.
            importers = self.importers.get(fault.file, ())
            readers = {test for file in importers for test in self._everyone(file)}
            results = everyone or readers or set(self.every)
        own = f"test_{Path(fault.file).stem}.py"
        # Who asks a cache a second time runs no line: of the module's own file all are near.
        results |= {file for test in everyone if (file := test.partition("::")[0]).endswith(own)}
        whole = tuple(each for each in results if "::" not in each)
        single = {each for each in results if not each.startswith(whole)}
        return sorted({*whole, *single}, key=lambda test: (own not in test, PAGES in test, test))

    def _everyone(self, file: str) -> set[str]:
        return {test for tests in self.by_line.get(file, {}).values() for test in tests}


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
            lines[line] = sorted({test for each in contexts for test in _tests(each)})
        by_line[str(path.relative_to(ROOT))] = lines
    imported = {str(path.relative_to(ROOT)): import_lines(path) for path in room.files()}
    return Nearest(by_line, imported, _importers(room), room.tests)


def _tests(context: str) -> Iterator[str]:
    """The tests that a context of coverage stands for: of what sets them up, all that share it."""
    test, _, phase = context.rpartition("|")
    if phase == SETUP:
        file = Path(test.partition("::")[0])
        yield str(file.parent if (ROOT / file).with_name("conftest.py").exists() else file)
    elif test:
        yield test


def _importers(room: Room) -> Mapping[str, Sequence[str]]:
    """The modules of a room that import each of its modules, by their files."""
    files = {str(path.relative_to(ROOT)): path for path in room.files()}
    names = {_module(file): file for file in files}
    results: dict[str, list[str]] = defaultdict(list)
    for importer, path in files.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in names:
                results[names[node.module]].append(importer)
    return results


def _module(file: str) -> str:
    return file.removesuffix(".py").removeprefix("site/").replace("/", ".")
