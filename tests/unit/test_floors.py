"""A room imports from the floors below it, never from a neighbor or from above."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from portolan.core.config import ROOT

SITE = ROOT / "site" / "portolan"
FLOORS = {
    # Starts the application, as `wsgi` does, and only where it is needed.
    "portolan.web.development": 6,
    "app": 5,
    "wsgi": 5,
    # Pages with forms need web, leads and forms at once, and those may not know each other.
    "portolan.sections.shared.lead_pages": 3,
    # Reads what forms read, of the places that web has at hand, by what journeys know.
    "portolan.sections.shared.emissions_query": 3,
    "portolan.web": 2,
    "portolan.leads": 2,
    "portolan.domain.routes": 2,
    "forms": 2,
    "portolan.content": 1,
    "portolan.domain.places.build": 1,
    "portolan.domain.hs": 1,
}
SECTION, GROUND = 4, 0
FOUNDATIONS = {"chart", "freight", "pictures", "richtext"}
"""Folders on the ground floor; every other folder is a section. Single files are ground floor."""


def room(module: str) -> tuple[str, int] | None:
    """The room that a module lies in and its floor; None for other people's modules."""
    parts = module.split(".")
    if parts[0] in ("app", "wsgi", "forms"):
        return parts[0], FLOORS[parts[0]]
    if parts[0] != "portolan" or len(parts) == 1:
        return None
    name = f"portolan.{parts[1]}"
    if name in FLOORS:
        return name, FLOORS[name]
    is_section = (SITE / parts[1]).is_dir() and parts[1] not in FOUNDATIONS
    return name, SECTION if is_section else GROUND


def modules() -> Iterator[tuple[str, Path]]:
    for file in sorted(SITE.rglob("*.py")):
        yield ".".join(file.relative_to(SITE.parent).with_suffix("").parts), file
    for file in sorted((ROOT / "forms").rglob("*.py")):
        yield ".".join(file.relative_to(ROOT).with_suffix("").parts), file


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            # `from portolan import chart` imports the room chart, not the package around it.
            if node.module == "portolan":
                yield from (f"portolan.{alias.name}" for alias in node.names)
            else:
                yield node.module


def forbidden(module: str, imported: str) -> bool:
    mine, theirs = room(module), room(imported)
    if mine is None or theirs is None or mine[0] == theirs[0]:
        return False
    if mine[1] == GROUND and theirs[1] == GROUND:
        return False
    return theirs[1] >= mine[1]


def test_no_room_looks_up_or_sideways() -> None:
    wrong = [
        f"{module} imports {imported}"
        for module, file in modules()
        for imported in imports(file)
        if forbidden(module, imported)
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("portolan.sections.blog.views", "portolan.sections.help.views"),
        ("portolan.web.page", "portolan.leads"),
        ("portolan.content.build", "portolan.web.page"),
        ("forms.contact", "portolan.leads.models"),
        ("portolan.drawing.maps.land", "portolan.content.build"),
        ("portolan.leads", "app"),
        ("portolan.sections.shared.lead_pages.posting", "portolan.sections.contact.views"),
        ("portolan.web.section", "portolan.sections.shared.lead_pages.form_page"),
        ("forms.quote", "portolan.sections.shared.lead_pages.form_page"),
    ],
)
def test_the_rule_itself_can_fail(module: str, imported: str) -> None:
    assert forbidden(module, imported)


def test_rooms_are_named_in_full() -> None:
    relative = [
        module
        for module, file in modules()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert not relative


def test_the_site_folder_is_no_package() -> None:
    assert not (ROOT / "site" / "__init__.py").exists()
