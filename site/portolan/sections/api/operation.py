"""The description of an operation: its path, its parameters, its answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flask_babel.speaklater import LazyString


@dataclass(frozen=True)
class Parameter:
    """A query parameter: its name, its meaning, an example, and its possible values."""

    name: str
    says: LazyString
    example: str | int = ""
    required: bool = False
    choices: tuple[str, ...] = ()
    kind: str = "string"
    within: str = "query"
    limits: Mapping[str, float] = field(default_factory=dict, hash=False)
    """Its bounds, as JSON Schema keywords."""


@dataclass(frozen=True)
class Operation:
    """An operation: its path, purpose, parameters, and the schema of its response."""

    path: str
    name: str
    says: LazyString
    parameters: tuple[Parameter, ...]
    answer: dict[str, Any] = field(hash=False)
    method: str = "get"
    """With `post` its parameters are the fields of each row of a list."""
