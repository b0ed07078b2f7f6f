"""Notes on the texts of the interface: where a text stands, what it is, how wide it may be."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from portolan.content.translation.python_roles import python_roles
from portolan.content.translation.roles import ELEMENTS, TEXT, noted
from portolan.content.translation.template_roles import template_roles
from portolan.content.translation.whereabouts import whereabouts
from portolan.core.config import ROOT


class InterfaceNotes:
    """The comments on the texts of our own sources."""

    def __init__(self) -> None:
        self._pages = whereabouts()
        self._roles = cache(_roles)

    def of(self, file: str, text: str | tuple[str, ...]) -> Iterator[str]:
        """The comments on a text of a template or a module."""
        first = text if isinstance(text, str) else text[0]
        for role in self._roles(file).get(first, [TEXT]):
            yield noted(self._pages.address(file), role)

    def of_script(self, file: str, element: str) -> Iterator[str]:
        """The comment on a text of TypeScript, by the element or attribute that it stands in."""
        yield noted(self._pages.address(file), ELEMENTS.get(element, TEXT))


def _roles(file: str) -> dict[str, list[str]]:
    """The roles of each text of a file, in their order; that it is a text goes without saying."""
    read = template_roles if file.endswith(".html") else python_roles
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for text, role in read((ROOT / file).read_text(encoding="utf-8")):
        found[text][role] = None
    return {
        text: [role for role in roles if role != TEXT] or [TEXT] for text, roles in found.items()
    }
