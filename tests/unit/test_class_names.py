"""One name, one class: who reads `Entry` need not ask whose."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
NESTED_BY_WTFORMS = {"Meta"}


def _classes() -> Iterator[tuple[str, str]]:
    for folder in ("site/portolan", "forms"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.ClassDef):
                    yield node.name, f"{file.relative_to(ROOT)}:{node.lineno}"


def test_no_two_classes_of_one_name() -> None:
    places = defaultdict(list)
    for name, place in _classes():
        if name not in NESTED_BY_WTFORMS:
            places[name].append(place)
    assert places["Place"], "classes are looked for where they are"
    assert {name: at for name, at in places.items() if len(at) > 1} == {}
