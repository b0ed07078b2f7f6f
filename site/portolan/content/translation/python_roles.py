"""The roles of the texts of a Python module: by the call, argument or table they stand in."""

import ast
from collections.abc import Iterator

from portolan.content.translation.roles import ARGUMENTS, CALLS, TEXT
from portolan.content.translation.template_roles import Role

_ASKING = {"_": 0, "lazy": 0, "gettext": 0, "ngettext": 0, "pgettext": 1, "lazy_pgettext": 1}
"""The functions that ask for a text, and the place of the text among their arguments."""
_OF_FAULTS = ("fault", "problem", "refus", "error", "rules", "remark")


def python_roles(source: str) -> Iterator[Role]:
    """Each text that a module asks for, with its role."""
    yield from _roles(ast.parse(source), ())


def _roles(node: ast.AST, around: tuple[ast.AST, ...]) -> Iterator[Role]:
    if isinstance(node, ast.Call) and (text := _asked(node)):
        yield text, _role(node, around)
    for child in ast.iter_child_nodes(node):
        yield from _roles(child, (node, *around))


def _asked(call: ast.Call) -> str:
    """The text that a call asks for; empty if it is no such call."""
    place = _ASKING.get(_name(call.func))
    if place is None or len(call.args) <= place:
        return ""
    text = call.args[place]
    return str(text.value) if isinstance(text, ast.Constant) else ""


def _name(function: ast.expr) -> str:
    return getattr(function, "id", "") or getattr(function, "attr", "")


def _role(node: ast.AST, around: tuple[ast.AST, ...]) -> str:
    """Role of a text, by the nearest node around it."""
    inner = node
    for outer in around:
        if role := _said(inner, outer):
            return role
        if isinstance(outer, (ast.FunctionDef, ast.ClassDef)):
            return _of_function(outer.name) or TEXT
        inner = outer
    return TEXT


def _said(inner: ast.AST, outer: ast.AST) -> str:
    match outer:
        case ast.keyword():
            return ARGUMENTS.get(outer.arg or "", "")
        case ast.Dict() if inner in outer.values:
            key = outer.keys[outer.values.index(inner)]
            name = str(key.value) if isinstance(key, ast.Constant) else ""
            return _as_part(ARGUMENTS.get(name, ""))
        case ast.Call() if inner in outer.args:
            return _of_call(outer, outer.args.index(inner))
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return _of_table(name) if name.isupper() else _as_part(ARGUMENTS.get(name, ""))
    return ""


def _as_part(role: str) -> str:
    """A title of a part of a page is a heading; only that of a page is what search engines show."""
    return {"title": "heading", "description": "paragraph"}.get(role, role)


def _of_call(call: ast.Call, place: int) -> str:
    name = _name(call.func)
    if name.endswith("Field") and place == 0:
        return "label of a field"
    roles = CALLS.get(name, ())
    return (roles[place] if place < len(roles) else "") or _of_function(name)


def _of_function(name: str) -> str:
    """A function or class of faults has errors for its texts."""
    return "error of a field" if any(word in name.lower() for word in _OF_FAULTS) else ""


def _of_table(name: str) -> str:
    """The name of a table in words: one of `MODE_NAMES` is one of the mode names."""
    return _of_function(name) or f"one of: {name.lower().replace('_', ' ').strip()}"
