"""Faults of Python modules."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from portolan.core.config import ROOT
from tests.faults.fault import ROOMS, CodeFault
from tests.faults.operators import Span, is_large, operators

Lines = set[int]
_FOR_OTHERS = ("frozen", "slots", "strict", "missing_ok")
OPERATORS = operators()


def python_faults() -> Iterator[CodeFault]:
    """Every fault that can be put into the modules of the rooms."""
    for room in ROOMS:
        for path in room.files():
            yield from _faults_of(room.name, path)


def faulty_source(fault: CodeFault) -> str:
    """The whole module with the fault in it."""
    name, _, occurrence = fault.key.partition(" ")
    source = (ROOT / fault.file).read_text(encoding="utf-8")
    changed: str = mutate_code(source, OPERATORS[name], int(occurrence))
    return changed


def change(fault: CodeFault) -> str:
    """What stands in the line with the fault in it."""
    return faulty_source(fault).splitlines()[fault.line - 1].strip()


def import_lines(path: Path) -> Lines:
    """The lines that run when the module is imported, and not when a test calls it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    called = {
        line
        for node in ast.walk(tree)
        if isinstance(node, functions)
        for part in (node.body if isinstance(node.body, list) else [node.body])
        for line in range(part.lineno, (part.end_lineno or part.lineno) + 1)
    }
    last = max((node.end_lineno or 0 for node in tree.body), default=0)
    return set(range(1, last + 1)) - called


def _faults_of(room: str, path: Path) -> Iterator[CodeFault]:
    source = path.read_text(encoding="utf-8")
    lines, tree = source.splitlines(), get_ast(source)
    types = list(_types(ast.parse(source)))
    for name, operator in OPERATORS.items():
        places = (
            (node, at) for node in ast_nodes(tree) for at in operator.mutation_positions(node)
        )
        for occurrence, (node, (start, _end)) in enumerate(places):
            is_type = any(first <= start < last for first, last in types)
            if (
                not is_type
                and not _is_star(node)
                and (name != "NumberReplacer" or not is_large(node))
            ):
                file, line = str(path.relative_to(ROOT)), start[0]
                yield CodeFault(room, file, line, lines[line - 1].strip(), f"{name} {occurrence}")


def _is_star(node: Any) -> bool:
    """Whether it is the star of `*args`, of `f(*args)`, or a sign between arguments."""
    first = node.parent and node.parent.children[0] is node
    return getattr(node, "value", "") in ("*", "**", "/") and (
        first or node.parent.type == "parameters"
    )


def _types(tree: ast.Module) -> Iterator[Span]:
    """Where types are written: a fault there is no fault of the program.

    So with what makes an object unchangeable: the check of types sees who would change it; and with
    what only another process sees that comes between.
    """
    for node in ast.walk(tree):
        results = [getattr(node, name, None) for name in ("annotation", "returns")]
        if isinstance(node, ast.keyword) and node.arg in _FOR_OTHERS:
            results.append(node.value)
        for each in filter(None, results):
            yield (each.lineno, each.col_offset), (each.end_lineno, each.end_col_offset)
