"""TypeScript types from Python annotations, for data that the server gives to the browser."""

import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

_PLAIN: Mapping[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}


def typescript(kind: object) -> str:
    """The TypeScript of a type; a TypedDict by its name."""
    if is_typeddict(kind):
        return _name(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    write = _WRITERS.get(get_origin(kind))
    if write is None:
        msg = f"{kind!r} has no twin in TypeScript"
        raise TypeError(msg)
    return write(get_args(kind))


def shapes_of(kinds: Iterable[object]) -> list[Any]:
    """Each TypedDict that the types refer to, by name."""
    shapes: dict[str, object] = {}
    _collect(kinds, shapes)
    return [shapes[name] for name in sorted(shapes)]


def _collect(kinds: Iterable[object], shapes: dict[str, object]) -> None:
    for kind in kinds:
        if not is_typeddict(kind):
            _collect(get_args(kind), shapes)
        elif _name(kind) not in shapes:
            shapes[_name(kind)] = kind
            _collect([*_bases(kind), *get_type_hints(kind).values()], shapes)
        elif shapes[_name(kind)] is not kind:
            msg = f"Two shapes are called {_name(kind)}"
            raise TypeError(msg)


def interface(shape: Any) -> str:
    """A TypedDict as a TypeScript interface, with the first paragraph of its docstring.

    What it takes from the TypedDicts that it extends is written with those.
    """
    comment = (inspect.getdoc(shape) or "").split("\n\n", 1)[0].replace("\n", "\n * ")
    comment = f"/** {comment} */"
    bases = _bases(shape)
    inherited = {name for base in bases for name in get_type_hints(base)}
    fields = [
        f"  {name}{'?' if name in shape.__optional_keys__ else ''}: {typescript(kind)};"
        for name, kind in get_type_hints(shape).items()
        if name not in inherited
    ]
    extends = f" extends {', '.join(map(_name, bases))}" if bases else ""
    head = f"export interface {_name(shape)}{extends} {{"
    return "\n".join([comment, head, *fields, "}\n"])


def _bases(shape: Any) -> list[Any]:
    """The TypedDicts that a TypedDict extends, from its source: Python 3.11 forgets them."""
    source = ast.parse(dedent(inspect.getsource(shape))).body[0]
    names = [base.id for base in getattr(source, "bases", ()) if isinstance(base, ast.Name)]
    known = vars(sys.modules[shape.__module__])
    return [known[name] for name in names if is_typeddict(known[name])]


def _name(shape: Any) -> str:
    return str(shape.__name__)


def _union(kinds: Sequence[object]) -> str:
    return " | ".join(map(typescript, kinds))


def _literal(values: Sequence[object]) -> str:
    return " | ".join(map(json.dumps, values))


def _list(kinds: Sequence[object]) -> str:
    one = typescript(kinds[0])
    return f"({one})[]" if "|" in one else f"{one}[]"


def _table(kinds: Sequence[object]) -> str:
    return f"Record<{', '.join(map(typescript, kinds))}>"


def _tuple(kinds: Sequence[object]) -> str:
    return f"[{', '.join(map(typescript, kinds))}]"


_WRITERS: Mapping[object, Callable[[Sequence[object]], str]] = {
    Literal: _literal,
    Union: _union,
    UnionType: _union,
    list: _list,
    tuple: _tuple,
    dict: _table,
}
