"""The folder of an earlier revision, with this environment's packages and content of its own."""

import os
import shutil
import subprocess
from pathlib import Path

from portolan.core.config import INSTANCE, ROOT
from tests.tour.revision import OURS

TREES = INSTANCE / "same"
"""A folder for each commit: it never changes, so it is built once."""

STAMPS = ("nodejs", "venv", "node")
"""Steps of a `make setup` that have nothing to do where the packages are those of now."""


def environment(tree: Path) -> dict[str, str]:
    """The environment of a process that runs the code of a tree, and not that of now."""
    remaining = {name: value for name, value in os.environ.items() if name not in OURS}
    programs = f"{ROOT / '.venv/bin'}{os.pathsep}{remaining['PATH']}"
    return {**remaining, "PATH": programs, "PYTHONPATH": f"{tree}{os.pathsep}{tree / 'site'}"}


def tree_of(commit: str) -> Path:
    """The folder of a commit, with its assets and content built."""
    tree = TREES / commit
    if not tree.exists():
        _check_out(commit, tree)
    subprocess.run(["make", "content"], cwd=tree, env=environment(tree), check=True)
    return tree


def _check_out(commit: str, tree: Path) -> None:
    # Of a folder that somebody has deleted, git still believes that it is there.
    subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
    add = ["git", "worktree", "add", "--quiet", "--detach", str(tree), commit]
    subprocess.run(add, cwd=ROOT, check=True)
    (tree / ".venv").symlink_to(ROOT / ".venv")
    # Hard links: behind a symbolic one, webpack would give each module another name.
    modules = tree / "assets/node_modules"
    subprocess.run(["cp", "-al", str(ROOT / "assets/node_modules"), str(modules)], check=True)
    shutil.rmtree(modules / ".cache", ignore_errors=True)
    stamps = tree / "instance/.stamps"
    stamps.mkdir(parents=True)
    for name in STAMPS:
        (stamps / name).touch()
