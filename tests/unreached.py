"""Finds Python that nothing reaches: vulture, to which the templates' reading counts as use.

python -m tests.unreached      # in `make lint`; exceptions with their reasons are in pyproject.toml
"""

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from keyword import iskeyword
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

from jinja2 import Environment, nodes
from vulture import Vulture
from vulture.config import make_config

from portolan import sections
from portolan.core import locales
from portolan.core.config import ROOT
from portolan.web.jsx_whitespace import JsxWhitespace

CODE = ("app.py", "wsgi.py", "site/portolan", "forms")
STARTED = ("wsgi.py", "development.py")
"""What a server is told to run."""

SECTIONS = {f"{sections.__name__}.{name}" for name in sections.NAMES}
"""What the list of sections loads by its name."""

LOCALES = {f"{locales.__name__}.{module.name}" for module in iter_modules(locales.__path__)}
"""What is loaded because it is in the folder of locales."""

PLACE = re.compile(r"([a-z_]+(?:\.[a-z_]+)*)(?::|\.(?=[A-Z]))([A-Za-z_]\w*)")
SCRIPTS = ROOT / "assets" / "src"
FIELD = re.compile(r"(?m)^  (\w+)\??:")
SYNTAX = ("jinja2.ext.i18n", "jinja2.ext.do", JsxWhitespace)


def unnamed(
    files: Iterable[Path],
    templates: Path,
    excused: Collection[str] = (),
    by_scripts: Iterable[str] = (),
) -> list[str]:
    """What is defined in these files and named neither there, in a template nor by a script.

    Args:
        by_scripts: names that the browser's scripts read.
        excused: names that may go unused; one that does not is reported too.
    """
    finder = Vulture(ignore_decorators=_rules()["ignore_decorators"])
    files = list(files)
    finder.scavenge(files)
    for file in files:
        named = (place.name for place in _written(ast.parse(file.read_text(encoding="utf-8"))))
        finder.scan("\n".join(f"_.{name}" for name in named), filename=file)
    for template in sorted(templates.rglob("*.*")):
        finder.scan("\n".join(f"_.{name}" for name in read_by(template)), filename=template)
    finder.scan("\n".join(f"_.{name}" for name in by_scripts), filename=SCRIPTS)
    result = finder.get_unused_code()
    needless = sorted(set(excused) - {item.name for item in result})
    return [str(item.get_report()) for item in result if item.name not in excused] + [
        f"pyproject.toml: {name!r} needs no exception" for name in needless
    ]


def read_by(template: Path) -> list[str]:
    """The names that a template reads."""
    tree = parsed(template)
    results = {node.attr for node in tree.find_all(nodes.Getattr)}
    results |= {node.name for node in tree.find_all(nodes.Name)}
    results |= {node.name for kind in (nodes.Filter, nodes.Test) for node in tree.find_all(kind)}
    return sorted(name for name in results if name.isidentifier() and not iskeyword(name))


def read_by_scripts() -> set[str]:
    """The fields of generated types that a script of our own reads."""
    generated = SCRIPTS / "generated"
    fields = {name for file in generated.glob("*.ts") for name in FIELD.findall(file.read_text())}
    written = [file for file in SCRIPTS.rglob("*.ts*") if generated not in file.parents]
    return fields & {word for file in written for word in re.findall(r"\w+", file.read_text())}


def parsed(template: Path) -> nodes.Template:
    """A template as Jinja understands it."""
    environment = Environment(extensions=SYNTAX, autoescape=True)
    return environment.parse(template.read_text(encoding="utf-8"))


def unimported(files: Iterable[Path], root: Path = ROOT) -> list[Path]:
    """The modules among these files that no other imports and nobody starts."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    imported = {name for tree in trees.values() for name in _imports(tree)}
    imported |= SECTIONS | LOCALES
    written = {place.module for tree in trees.values() for place in _written(tree)}
    return [
        file
        for file, tree in trees.items()
        if file.name not in STARTED
        and _module(file.relative_to(root)) not in imported
        and not any(f".{_module(file.relative_to(root))}".endswith(f".{one}") for one in written)
        and not _is_program(tree)
    ]


class NamePosition(NamedTuple):
    """Something that is loaded when it is needed, by a text: `module:name` or `module.Class`."""

    module: str
    name: str


def _written(tree: ast.Module) -> Iterator[NamePosition]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            result = PLACE.fullmatch(node.value)
            if result:
                yield NamePosition(result[1], result[2])


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
            # A module brings its packages with it.
            parts = node.module.split(".")
            yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def _module(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(part for part in parts if part not in {"site", "__init__"})


def _is_program(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.If) and "__main__" in ast.dump(node.test) for node in tree.body)


def code() -> list[Path]:
    """The files of the site."""
    places = [ROOT / name for name in CODE]
    return [file for place in places for file in (place, *place.rglob("*.py")) if file.is_file()]


def faults() -> list[str]:
    """What is unreached without an exception, and each exception that is not needed."""
    files, lonely = code(), unimported(code())
    judged = [file for file in files if not _is_excused(file)]
    return [
        *(f"{file}: no module imports it" for file in lonely if file in judged),
        *(f"{file}: needs no exception" for file in files if file not in [*judged, *lonely]),
        *unnamed(judged, ROOT / "templates", _rules()["ignore_names"], read_by_scripts()),
    ]


def _is_excused(file: Path) -> bool:
    return any(fnmatch(str(file.relative_to(ROOT)), one) for one in _rules()["exclude"])


@cache
def _rules() -> dict[str, list[str]]:
    rules: dict[str, list[str]] = make_config(["--config", str(ROOT / "pyproject.toml"), "."])
    return rules


if __name__ == "__main__":
    if result := faults():
        sys.exit("\n".join(result))
