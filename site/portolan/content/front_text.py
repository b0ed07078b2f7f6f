"""The texts inside front matter: `summary`, each of `findings`, the `answer` of each question."""

from collections.abc import Iterator, Mapping
from typing import Any

from portolan.core.untranslated import Untranslated


def short(key: str) -> bool:
    """Whether texts at `key` are too short to be understood without their document."""
    return "." in key


def texts(meta: Mapping[str, Any], key: str) -> list[str]:
    """The texts at `key`, in order; `questions.answer` is the answer of each question."""
    name, _, inner = key.partition(".")
    value = meta.get(name)
    if inner:
        return [str(entry[inner]) for entry in value or () if isinstance(entry, Mapping)]
    if isinstance(value, (list, tuple)):
        return [str(one) for one in value]
    return [str(value)] if value else []


def put(meta: dict[str, Any], key: str, translated: list[str]) -> None:
    """Replace the texts at `key` by as many others."""
    name, _, inner = key.partition(".")
    if inner:
        meta[name] = list(_put_inner(meta.get(name) or (), inner, translated))
    elif isinstance(meta.get(name), (list, tuple)):
        meta[name] = translated
    elif translated:
        meta[name] = translated[0]


def mark(front: dict[str, Any], untranslated: Mapping[str, list[int]]) -> None:
    """Mark the texts at these places as English."""
    for key, places in untranslated.items():
        # Lists of documents come without their contents.
        if originals := texts(front, key):
            marked = {place: Untranslated(originals[place]) for place in places}
            put(front, key, [marked.get(place, text) for place, text in enumerate(originals)])


def _put_inner(entries: Any, inner: str, translated: list[str]) -> Iterator[dict[str, Any]]:
    for entry, text in zip(entries, translated, strict=True):
        yield {**entry, inner: text}
