"""Places in a text where one of the site's own diagrams stands.

The text keeps the name alone: the page that shows the text has the drawing.
"""

import re
from collections.abc import Callable

_NAME = re.compile(r"[a-z0-9-]+")
_PLACE = re.compile(r'<div class="diagram-([a-z0-9-]+)"></div>')


def diagram_place(name: str) -> str:
    """Return the mark of a place; a name that no diagram could have is refused by the build."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"no diagram is called {name!r}")
    return f'<div class="diagram-{name}"></div>'


def with_diagrams(page: str, figure: Callable[[str], str]) -> str:
    """Return the text with its figures; ``figure`` has that of a name."""
    return _PLACE.sub(lambda match: figure(match[1]), page)
