"""The roles of the texts of a Python module: by the call, argument or table they stand in."""

import ast
from collections.abc import Iterator, Sequence

from portolan.content.translation.error_fields import ERROR, error_role
from portolan.content.translation.roles import (
    NAMED,
    role_by_form,
    role_in_source,
    role_of_argument,
    role_of_name,
)
from portolan.content.translation.template_roles import Role

_ASKING = {"_": 0, "lazy": 0, "gettext": 0, "ngettext": 0, "pgettext": 1, "lazy_pgettext": 1}
"""The functions that ask for a text, and the place of the text among their arguments."""
_RETURNED = {"Link": "link", "Choices": "choice"}
"""The role of a function's texts by the type that it returns."""
_OF_FAULTS = ("fault", "problem", "refus", "error", "rules")


def python_roles(source: str) -> Iterator[Role]:
    """Each text that a module asks for, with its role."""
    yield from _roles(ast.parse(source), ())


def table_keys(source: str) -> dict[str, str]:
    """The key of the row of a module's table that each text stands in: a slug, as in `DIAGRAMS`."""
    tables = (one.value for one in ast.parse(source).body if isinstance(one, ast.Assign))
    return {
        text: str(key.value)
        for table in tables
        if isinstance(table, ast.Dict)
        for key, row in zip(table.keys, table.values, strict=True)
        if isinstance(key, ast.Constant)
        for call in ast.walk(row)
        if isinstance(call, ast.Call) and (text := _message(call))
    }


def _roles(node: ast.AST, around: tuple[ast.AST, ...]) -> Iterator[Role]:
    if isinstance(node, ast.Call) and (text := _message(node)):
        role = _role(node, text, around)
        is_open = role in (ERROR, "sentence") or role.startswith(NAMED)
        yield text, error_role(node, around, role) if is_open else role
    for child in ast.iter_child_nodes(node):
        yield from _roles(child, (node, *around))


def _message(call: ast.Call) -> str:
    """The text that a call asks for; empty if it is no such call."""
    place = _ASKING.get(_name(call.func))
    if place is None or len(call.args) <= place:
        return ""
    text = call.args[place]
    return str(text.value) if isinstance(text, ast.Constant) else ""


def _name(function: ast.expr) -> str:
    return getattr(function, "id", "") or getattr(function, "attr", "")


def _role(node: ast.AST, text: str, around: tuple[ast.AST, ...]) -> str:
    """Role of a text: by the nearest node around it, else its form, else a name."""
    inner, name = node, ""
    for outer in around:
        if role := _of_node(inner, outer) or role_of_name(name := name or _given(node, outer)):
            return _as_part(role) if name else role
        if isinstance(outer, (ast.FunctionDef, ast.ClassDef)):
            role = _of_definition(outer) or role_by_form(text)
            return role or role_in_source(name or outer.name)
        inner = outer
    return role_by_form(text) or role_in_source(name)


def _of_node(inner: ast.AST, outer: ast.AST) -> str:
    match outer:
        case ast.keyword():
            return role_of_name(outer.arg or "")
        case ast.Dict() if inner in outer.values:
            key = outer.keys[outer.values.index(inner)]
            return _as_part(role_of_name(str(key.value) if isinstance(key, ast.Constant) else ""))
        case ast.Call() if inner in outer.args:
            return _of_call(outer, outer.args.index(inner))
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return _of_table(name) if name.isupper() else ""
    return ""


def _given(node: ast.AST, outer: ast.AST) -> str:
    """The name that a text is assigned to: alone, in a list of names, or by a condition."""
    match outer:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=texts)):
            return _named(node, names, texts)
        case (
            ast.For(target=ast.Tuple(elts=names), iter=rows)
            | ast.comprehension(target=ast.Tuple(elts=names), iter=rows)
        ):
            turns = [rows.args] if isinstance(rows, ast.Call) else _tuples(rows)
            return next(filter(None, (_named(node, names, turn) for turn in turns)), "")
        case ast.Yield(value=ast.Tuple(elts=texts)) | ast.Return(value=ast.Tuple(elts=texts)):
            return "fact_name" if _holds(texts[0], node) else ""
    return ""


def _named(node: ast.AST, names: Sequence[ast.expr], texts: Sequence[ast.expr]) -> str:
    targets = (name for name, text in zip(names, texts, strict=False) if _holds(text, node))
    return next((one.id for one in targets if isinstance(one, ast.Name)), "")


def _tuples(rows: ast.expr) -> list[list[ast.expr]]:
    return [one.elts for one in getattr(rows, "elts", ()) if isinstance(one, ast.Tuple)]


def _holds(tree: ast.AST, node: ast.AST) -> bool:
    return any(one is node for one in ast.walk(tree))


def _as_part(role: str) -> str:
    """The role of a text in a part of a page: only a page has a title for search engines."""
    return {"title": "heading", "description": "paragraph"}.get(role, role)


def _of_call(call: ast.Call, place: int) -> str:
    name = _name(call.func)
    if name.endswith("Field") and place == 0:
        return "label of a field"
    return role_of_argument(name, place) or _of_faults(name)


def _of_definition(outer: ast.FunctionDef | ast.ClassDef) -> str:
    """The role of a function's texts, by its name or its return type."""
    returned = getattr(outer, "returns", None)
    kind = ast.unparse(returned) if returned else ""
    given = next((role for name, role in _RETURNED.items() if name in kind), "")
    return _of_faults(outer.name) or role_of_name(outer.name) or given or _of_faults(kind)


def _of_faults(name: str) -> str:
    """The role of an error, for the texts of a function or class that reports faults."""
    return ERROR if any(word in name.lower() for word in _OF_FAULTS) else ""


def _of_table(name: str) -> str:
    """The name of a table in words: one of `MODE_NAMES` is one of the mode names."""
    return _of_faults(name) or f"one of: {name.lower().replace('_', ' ').strip()}"
