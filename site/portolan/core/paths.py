"""Matching of paths with patterns: `/help/:name`, `/atlas/*`."""

from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import unquote

STATIC, PARAMETER, END, WILDCARD = 3, 2, 2, 1


class Match(NamedTuple):
    """A pattern that fits a path, and the values of its dynamic segments."""

    pattern: str
    parameters: dict[str, str]


def segments(path: str) -> list[str]:
    """The parts between the slashes; slashes at either end do not count."""
    trimmed = path.strip("/")
    return trimmed.split("/") if trimmed else []


def _weights(pattern: str) -> list[int]:
    weights = [
        WILDCARD if part == "*" else PARAMETER if part.startswith(":") else STATIC
        for part in segments(pattern)
    ]
    # A pattern that ends where the path does is closer than a wildcard that stands for nothing.
    return [*weights, END]


def fit(pattern: str, path: str) -> dict[str, str] | None:
    """The parameters of `path` under `pattern`, or None; `*` also stands for nothing at all."""
    expected, actual = segments(pattern), segments(path)
    wild = bool(expected) and expected[-1] == "*"
    if wild:
        expected = expected[:-1]
    if len(actual) < len(expected) or (len(actual) > len(expected) and not wild):
        return None
    parameters = {}
    for part, value in zip(expected, actual, strict=False):
        if part.startswith(":"):
            parameters[part[1:]] = unquote(value)
        elif part != value:
            return None
    if wild:
        parameters["*"] = unquote("/".join(actual[len(expected) :]))
    return parameters


def match(patterns: Iterable[str], path: str) -> Match | None:
    """The pattern that fits best: a static segment before `:name`, then the wildcard.

    Segments are compared from the left; among equals the one declared first wins.
    """
    best: tuple[list[int], Match] | None = None
    for pattern in patterns:
        parameters = fit(pattern, path)
        if parameters is None:
            continue
        weights = _weights(pattern)
        if best is None or weights > best[0]:
            best = (weights, Match(pattern, parameters))
    return best[1] if best else None
