"""One setting: its declaration, its value from a text, and its check.

Pydantic would do the same, and loads for longer than the whole start has to spare.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import Field, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from portolan.core.setting_types import SettingReading, SettingRule

_NUMBER = re.compile(r"[0-9]{1,9}")


class ConfigurationError(Exception):
    """An environment with missing or unusable values; the text names the keys."""


def setting(
    default: Any,
    about: str,
    *,
    stand_in: str = "",
    required: bool = False,
    is_secret: bool = False,
) -> Any:
    """A field of the settings.

    Args:
        default: the value where the environment says nothing.
        about: the sentence for operators.
        stand_in: a default that is made of other settings, by their names in braces.
        required: production does not start without it.
        is_secret: the log does not show its value.
    """
    facts = {"about": about, "stand_in": stand_in, "required": required, "is_secret": is_secret}
    return field(default=default, metadata=facts)


def is_required(one: "Field[Any]") -> bool:
    """Whether production does not start without it."""
    return bool(one.metadata["required"])


def read_texts(kind: type[Any], texts: Mapping[str, str]) -> dict[str, Any]:
    """The texts as values of the fields' types; raises ConfigurationError for a bad number."""
    given = (one for one in fields(kind) if one.name in texts)
    return {one.name: read_text(one.name, one.type, texts[one.name]) for one in given}


def derived_defaults(settings: Any) -> dict[str, Any]:
    """Defaults derived from other settings."""
    made_of = {one.name: one.metadata["stand_in"] for one in fields(settings) if one.metadata}
    return {name: text.format(**vars(settings)) for name, text in made_of.items() if text}


def faults_of(settings: Any) -> Iterator[str]:
    """A sentence for each value that breaks a rule of its type; defaults are not checked."""
    for one in (one for one in fields(settings) if one.metadata):
        value = getattr(settings, one.name)
        if value != one.default:
            yield from faults_of_value(one.name, one.type, value)


def faults_of_value(name: str, annotated: Any, value: Any) -> Iterator[str]:
    """A sentence for each rule of its type that a value breaks."""
    broken = (rule for rule in _rules(annotated) if not rule.holds(value))
    yield from (f"{name.upper()} {rule.fault}" for rule in broken)


def read_text(name: str, annotated: Any, text: str) -> Any:
    """The value of a setting from its text; raises ConfigurationError for no number."""
    kind, *notes = _parts(annotated)
    for note in notes:
        text = note.read(text) if isinstance(note, SettingReading) else text
    if kind is int and not _NUMBER.fullmatch(text):
        raise ConfigurationError(f"{name.upper()} is not a number of at most nine digits")
    return _READERS.get(kind, str)(text)


_READERS: Mapping[Any, Any] = {
    int: int,
    Path: lambda text: Path(text).resolve(),
    tuple[str, ...]: lambda text: tuple(text.split()),
}


def _rules(kind: Any) -> list[SettingRule]:
    if get_origin(kind) is Literal:
        words = get_args(kind)
        return [SettingRule(words.__contains__, f"is neither {' nor '.join(words)}")]
    return [note for note in _parts(kind) if isinstance(note, SettingRule)]


def _parts(kind: Any) -> tuple[Any, ...]:
    """The type itself, and its annotations."""
    return get_args(kind) if get_origin(kind) is Annotated else (kind,)
