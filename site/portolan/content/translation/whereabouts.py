"""Pages that show a text of the interface: those that draw the file it stands in.

The sources say it themselves: a template that has an example of its page, a module that names such
a template, or whatever leads to one of them by import, inclusion or island.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from portolan.content.translation.source_notes import source_notes
from portolan.core.config import ROOT

_TEMPLATE = re.compile(r"""["']([\w/]+\.html)["']""")
_FRAGMENT = re.compile(r"fragment\(\s*\"(\w+)\"")
_ISLAND = re.compile(r"island\(\s*\"(\w+)\"")
_SCRIPT = re.compile(r"""from "(\.[\w./-]+)";""")
_MODULE = re.compile(
    r"^\s*from (portolan|forms)(\.[\w.]+)? import (\([^)]*\)|[\w, ]+)", re.MULTILINE
)


def example_addresses() -> dict[str, str]:
    """An address for each template that has a page, by its path without the ending."""
    addresses: dict[str, str] = {}
    for name, address in source_notes()["examples"].items():
        addresses.setdefault(name.partition(" ")[0], address)
    return addresses


class Whereabouts:
    """The pages of the files of a source tree.

    Args:
        sources: the text of each file, by its path from the root of the repository.
        addresses: an example for each template that has a page.
    """

    def __init__(self, sources: Mapping[str, str], addresses: Mapping[str, str]) -> None:
        self._addresses, self._aside = addresses, tuple(source_notes()["aside"])
        self._named = {file: tuple(_named(file, text, sources)) for file, text in sources.items()}
        self._namers: defaultdict[str, list[str]] = defaultdict(list)
        for file, named in self._named.items():
            for other in named:
                self._namers[other].append(file)
        self.address = cache(self._address)

    def _address(self, file: str) -> str:
        """The address of a page that shows what the file says; empty if none does."""
        seen, row = {file}, [file]
        while row:
            for one in row:
                if address := self._own(one):
                    return address
            following = (namer for one in row for namer in self._namers[one])
            row = [one for one in dict.fromkeys(following) if not one.startswith(self._aside)]
            row = [one for one in row if one not in seen]
            seen.update(row)
        return ""

    def _own(self, file: str) -> str:
        """The page of a template, or of the first template that a module names."""
        if page := source_notes()["pages"].get(file):
            return page
        if address := self._of_template(file):
            return address
        if file.endswith(".py"):
            addresses = (self._of_template(one) for one in self._named[file])
            return next(filter(None, addresses), "") or self._of_section(file)
        return ""

    def _of_template(self, file: str) -> str:
        """The example of a template; for the list of a section what is above one of its pages."""
        name = file.removeprefix("templates/").removesuffix(".html")
        folder, _, kind = name.rpartition("/")
        if name not in self._addresses and kind == "landing":
            below = self._addresses.get(f"{folder}/detail", "")
            return (below and below.rpartition("/")[0]) or f"/{folder}"
        return self._addresses.get(name, "")

    def _of_section(self, file: str) -> str:
        """The first page of the section that a module belongs to."""
        section = re.match(r"site/portolan/sections/(?!shared/)(?:dev/)?(\w+)/", file)
        if not section:
            return ""
        others = (one for one in self._named if one.startswith(section[0]))
        named = (self._of_template(each) for one in others for each in self._named[one])
        by_name = (
            address
            for template, address in self._addresses.items()
            if section[1].startswith(template.partition("/")[0])
        )
        return next(by_name, "") or next(filter(None, named), "")


def _named(file: str, text: str, sources: Mapping[str, str]) -> Iterator[str]:
    """The files that a file names, as far as they are among the sources."""
    for one in _all_named(file, text):
        if one in sources:
            yield one


def _all_named(file: str, text: str) -> Iterator[str]:
    yield from (f"templates/{name}" for name in _TEMPLATE.findall(text))
    if file.endswith(".html"):
        yield from (f"templates/components/{name}.html" for name in _FRAGMENT.findall(text))
        for name in _ISLAND.findall(text):
            yield f"assets/src/islands/{name}.tsx"
            yield f"templates/islands/{re.sub(r'(?<!^)(?=[A-Z])', '_', name).lower()}.html"
    elif file.endswith(".py"):
        for root, path, names in _MODULE.findall(text):
            module = f"{'site/' if root == 'portolan' else ''}{root}{path.replace('.', '/')}"
            yield from (f"{module}/{name}.py" for name in re.findall(r"\w+", names))
            yield from (f"{module}.py", f"{module}/__init__.py")
    else:
        for path in _SCRIPT.findall(text):
            stem = (Path("/", file).parent / path).resolve().relative_to("/")
            yield from (f"{stem}.ts", f"{stem}.tsx")


def whereabouts() -> Whereabouts:
    """The pages of our own sources."""
    python = dict.fromkeys(("site/portolan", "forms"), "*.py")
    return Whereabouts(
        {
            str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
            for place, pattern in {**python, "templates": "*.html", "assets/src": "*.ts*"}.items()
            for file in sorted((ROOT / place).rglob(pattern))
        },
        example_addresses(),
    )
