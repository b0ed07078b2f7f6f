"""Faults of the browser's runtime, put in by Stryker, each behind a switch of its own."""

import json
import os
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from portolan.core.config import ROOT
from tests.faults.fault import CodeFault
from tests.faults.trial import fails

ROOM = "runtime"
ASSETS = ROOT / "assets"
SWITCH = "__STRYKER_ACTIVE_MUTANT__"


@dataclass(frozen=True)
class Scripts:
    """The tests of the scripts, built with all faults in them and every one switched off.

    Attributes:
        folder: the copy of `assets/` that they were built in.
        faults: what can be switched on.
        changes: what stands there then, by the fault's key.
        reached: the tests that come past a fault, by its key.
    """

    folder: Path
    faults: Sequence[CodeFault]
    changes: Mapping[str, str]
    reached: Mapping[str, Sequence[str]]

    def is_seen(self, fault: CodeFault) -> bool | None:
        """Whether one of the tests that come past it fails with it on; None where there is none."""
        tests = self.reached.get(fault.key)
        if tests is None:
            return None
        return any(fails(["node", test], self.folder, {SWITCH: fault.key}) for test in tests)


def build_scripts(folder: Path) -> Scripts:
    """Put all faults into a copy of the sources, and build and run the tests with none of them."""
    assets = _copied(folder)
    listed = json.loads(_run(["node", str(ASSETS / "tools" / "faults.mjs"), "."], assets))
    _run(
        ["npx", "--no-install", "webpack", "--config-name", "node", "--mode", "development"], assets
    )
    faults = [_fault(each["id"], each["file"], each["line"]) for each in listed]
    changes = {each["id"]: " ".join(each["change"].split()) for each in listed}
    return Scripts(assets, faults, changes, _reached(assets))


def _copied(folder: Path) -> Path:
    """The scripts in a place of their own; whatever else they read is where it always is."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "assets").mkdir(parents=True)
    for name in ("translations", "templates", "site", "forms", "tests"):
        (folder / name).symlink_to(ROOT / name)
    for path in ASSETS.iterdir():
        if path.name in ("src", "tests", "tools"):
            shutil.copytree(path, folder / "assets" / path.name)
        elif path.suffix in (".json", ".mjs"):
            shutil.copy(path, folder / "assets")
    (folder / "assets" / "node_modules").symlink_to(ASSETS / "node_modules")
    return folder / "assets"


def _fault(key: str, file: str, line: int) -> CodeFault:
    text = (ASSETS / file).read_text(encoding="utf-8").splitlines()[line - 1]
    return CodeFault(ROOM, f"assets/{file}", line, text.strip(), key)


def _reached(assets: Path) -> Mapping[str, Sequence[str]]:
    result: dict[str, list[str]] = defaultdict(list)
    for test in sorted(assets.glob("dist-node/tests/*.cjs")):
        report = test.with_suffix(".reached")
        hook = str(ASSETS / "tools" / "faults-reached.cjs")
        _run(["node", "--require", hook, str(test)], assets, FAULTS_REACHED=str(report))
        for key in json.loads(report.read_text(encoding="utf-8")):
            result[key].append(str(test))
    # The test that comes past the fewest faults is the nearest to each of them.
    weight = {test: sum(test in tests for tests in result.values()) for test in _all(result)}
    return {key: sorted(tests, key=weight.__getitem__) for key, tests in result.items()}


def _all(result: Mapping[str, Sequence[str]]) -> set[str]:
    return {test for tests in result.values() for test in tests}


def _run(command: Sequence[str], folder: Path, **environment: str) -> str:
    """What a command says; raises SystemExit with it where it does not end well."""
    ended = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode:
        raise SystemExit(f"{' '.join(command)}:\n{ended.stdout}{ended.stderr}")
    return ended.stdout
