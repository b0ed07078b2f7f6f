"""The TypeScript of the islands is that of the Python which feeds them."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest
from flask import Flask

from portolan.web.island_types import generated_files
from portolan.web.typescript import interface, shapes_of, typescript


class Line(TypedDict):
    """A line of a list."""

    value: str


class NamedLine(Line):
    """A line with a name."""

    name: str


class Shape(TypedDict):
    """What is drawn.

    More of it.
    """

    kind: Literal["one", "two"]
    lines: list[Line | None]
    counts: dict[str, int]
    pair: tuple[float, bool]
    more: object
    note: NotRequired[str]


def test_what_is_written_is_current(app: Flask) -> None:
    with app.app_context():
        generated = generated_files()
    for path, text in generated.items():
        assert path.read_text(encoding="utf-8") == text, "run `flask islands types`"


def test_a_shape_as_an_interface() -> None:
    assert shapes_of([Shape]) == [Line, Shape]
    assert interface(Shape) == (
        "/** What is drawn. */\n"
        "export interface Shape {\n"
        '  kind: "one" | "two";\n'
        "  lines: (Line | null)[];\n"
        "  counts: Record<string, number>;\n"
        "  pair: [number, boolean];\n"
        "  more: unknown;\n"
        "  note?: string;\n"
        "}\n"
    )


def test_a_shape_that_extends_another() -> None:
    assert shapes_of([NamedLine]) == [Line, NamedLine]
    assert interface(NamedLine) == (
        "/** A line with a name. */\n"
        "export interface NamedLine extends Line {\n"
        "  name: string;\n"
        "}\n"
    )


def test_two_shapes_of_one_name_are_refused() -> None:
    class OtherProps(TypedDict):
        """A line elsewhere."""

    OtherProps.__name__ = "Line"
    with pytest.raises(TypeError, match="Two shapes are called Line"):
        shapes_of([Line, OtherProps])


@pytest.mark.parametrize("kind", [Any, set[str], NotRequired[str]])
def test_what_has_no_twin_is_refused(kind: object) -> None:
    with pytest.raises(TypeError, match="no twin in TypeScript"):
        typescript(kind)
