"""The field that an error belongs to: said by the call around its text, else by its file."""

import ast
from collections.abc import Iterator, Sequence

from portolan.content.translation.source_notes import source_notes

ERROR = "error of a field"
"""The role of an error whose field the text's own surroundings do not say."""

_CALLS = frozenset(("Problem", "DateFault", "LoadFault", "Refused", "_refuse"))
"""What takes the name of a field beside the text of its error."""


def of_field(name: str) -> str:
    """The role of an error of the field of that name."""
    return f"error of the field {name.lower().replace('_', ' ').strip()}"


def error_role(node: ast.AST, around: Sequence[ast.AST], role: str) -> str:
    """The role of an error of the field that the code around a text names; else the given role."""
    for outer in around:
        if isinstance(outer, ast.Dict) and (rule := _rule(node, outer)):
            return f"error of each field with the rule: {rule}"
    return next(map(of_field, _named(around)), role)


def in_file(role: str, file: str) -> str:
    """The role of an error by the file it stands in; other roles stay."""
    if role != ERROR:
        return role
    field = source_notes()["fields"].get(file)
    return of_field(field) if field else "error"


def _named(around: Sequence[ast.AST]) -> Iterator[str]:
    variable = ""
    for outer in around:
        match outer:
            case ast.Call():
                yield from _field_of(outer)
            case ast.Assign(targets=[ast.Name(id=name)]):
                variable = name
                yield from [name.removesuffix("_error")] * name.endswith("_error")
            case ast.FunctionDef() if variable:
                # The text is given to a call further down.
                calls = (one for one in ast.walk(outer) if isinstance(one, ast.Call))
                for call in calls:
                    if any(getattr(one, "id", "") == variable for one in call.args):
                        yield from _field_of(call)


def _field_of(call: ast.Call) -> Iterator[str]:
    """The field among the arguments of a call: its name in a string, or a member of an enum."""
    if (getattr(call.func, "id", "") or getattr(call.func, "attr", "")) not in _CALLS:
        return
    for one in call.args:
        match one:
            case (
                ast.Constant(value=str(name))
                | ast.Attribute(value=ast.Name(id="ListColumn"), attr=name)
            ):
                yield name


def _rule(node: ast.AST, table: ast.Dict) -> str:
    match table.keys[table.values.index(node)] if node in table.values else None:
        case ast.Attribute(value=ast.Name(id="Rule"), attr=rule):
            return rule.lower().replace("_", " ")
    return ""
