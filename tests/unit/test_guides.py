"""The guides: every command, path and link that they name is there, and the first one is short."""

import importlib.util
import json
import re
from collections.abc import Iterator

import click
import pytest
from flask import Flask
from flask.cli import FlaskGroup

from portolan.core.config import ROOT
from tests.support.guides import GUIDES, Guide

FIRST_PAGE = 8 * 1024
TARGETS = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
SCRIPTS = json.loads((ROOT / "assets/package.json").read_text(encoding="utf-8"))["scripts"]


@pytest.fixture(params=GUIDES, ids=lambda path: path.relative_to(ROOT).as_posix())
def guide(request: pytest.FixtureRequest) -> Guide:
    """Each guide in turn."""
    return Guide(request.param)


def test_the_first_guide_is_short() -> None:
    assert (ROOT / "README.md").stat().st_size <= FIRST_PAGE


def test_every_path_is_there(guide: Guide) -> None:
    assert [path for path in guide.paths() if not guide.has(path)] == []


def test_every_link_leads_somewhere(guide: Guide) -> None:
    assert [link for link in guide.links if not _leads_somewhere(guide, link)] == []


def test_make_has_every_target(guide: Guide) -> None:
    named = (next((one for one in rest if "=" not in one), "") for rest in _after(guide, "make"))
    assert [target for target in named if target not in TARGETS] == []


def test_npm_has_every_script(guide: Guide) -> None:
    named = [rest[1] for rest in _after(guide, "npm") if rest[0] == "run"]
    assert [script for script in named if script not in SCRIPTS] == []


def test_python_has_every_module(guide: Guide) -> None:
    named = [rest[1] for rest in _after(guide, "python") if rest[0] == "-m"]
    assert [module for module in named if not importlib.util.find_spec(module)] == []


def test_flask_has_every_command(guide: Guide, app: Flask) -> None:
    group = FlaskGroup(create_app=lambda: app)
    with click.Context(group, info_name="flask") as context:
        faults = [_fault(group, context, rest) for rest in _after(guide, "flask")]
    assert [fault for fault in faults if fault] == []


def test_the_notice_names_files_that_are_there() -> None:
    words = (ROOT / "NOTICE").read_text(encoding="utf-8").split()
    named = [word.rstrip(".,:") for word in words if word.startswith(("site/", "assets/"))]
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def _after(guide: Guide, program: str) -> Iterator[list[str]]:
    """What follows each mention of the program, to the end of its line or command."""
    for words in guide.code:
        for at, word in enumerate(words):
            if word.split("/")[-1] == program and words[at + 1 :]:
                rest = " ".join(words[at + 1 :])
                yield re.split(r" (?:&&|\|\||[;|&])", rest)[0].replace("--app app ", "").split()


def _fault(group: click.Group, context: click.Context, words: list[str]) -> str | None:
    """The first word that is neither a command of the group nor an option of the last one."""
    command: click.Command = group
    for at, word in enumerate(words):
        if isinstance(command, click.Group) and not word.startswith("-"):
            result = command.get_command(context, word)
            if result is None:
                return " ".join(words[: at + 1])
            command = result
        elif word.startswith("--") and word.partition("=")[0] not in _options(command):
            return " ".join(words[: at + 1])
    return None


def _options(command: click.Command) -> set[str]:
    return {option for one in command.params for option in (*one.opts, *one.secondary_opts)}


def _leads_somewhere(guide: Guide, link: str) -> bool:
    if link.startswith(("https://", "http://localhost", "http://zh-cn.localhost")):
        return True
    path, _, anchor = link.partition("#")
    target = (guide.path.parent / path) if path else guide.path
    if not target.exists():
        return False
    return not anchor or anchor in Guide(target).headings
