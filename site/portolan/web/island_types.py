"""The generator of the TypeScript for islands: their props, and where to import them from.

An island called `JobList` is `assets/src/islands/JobList.tsx`, and its data the TypedDict
`JobListProps`, wherever that stands. The JSON answers that the runtime reads come with them.
"""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args, is_typeddict

from flask.cli import AppGroup
from wtforms.fields.core import UnboundField

from forms.quote import QuoteForm
from portolan.core.config import ROOT
from portolan.core.purposes import PurposeName
from portolan.web.conversions import conversions_in_typescript
from portolan.web.islands import kebab
from portolan.web.typescript import interface, shapes_of

ASSETS = ROOT / "assets" / "src"
GENERATED = ASSETS / "generated"

ANSWERS = (
    "AcceptedForm",
    "AppData",
    "BrowserRule",
    "CodeMatches",
    "FailedForm",
    "Geography",
    "LoadDrawing",
    "PageData",
    "PageFacts",
    "PlaceMatches",
    "RefusedForm",
    "SearchSuggestions",
    "Slice",
    "WorkerFacts",
)
"""The TypedDicts of the JSON that the browser's code reads, wherever they stand."""

NAMES: Mapping[str, Iterable[str]] = {
    "Purpose": get_args(PurposeName),
    "QuoteField": [name for name, one in vars(QuoteForm).items() if isinstance(one, UnboundField)],
}
"""The names by which the browser's code knows parts of the site, as unions of them."""

HEAD = "/** Written by `flask islands types` from the Python of the site. */\n"
REGISTRY = """
import type {{ ComponentType }} from "react";

import type {{ IslandName, IslandProps }} from "./props";

export type Component<Name extends IslandName> = ComponentType<{{ props: IslandProps[Name] }}>;

type Load<Name extends IslandName> = () => Promise<{{ default: Component<Name> }}>;

/** The islands by the name that templates use; each is a chunk of its own, fetched on demand. */
export const registry: {{ [Name in IslandName]: Load<Name> }} = {{
{}
}};
"""
PROPS = """
{imports}
/** What each island is drawn from. */
export interface IslandProps {{
{props}
}}

export type IslandName = keyof IslandProps;
"""


def generated_files() -> Mapping[Path, str]:
    """The text of each generated file: types of answers, events, forms, islands; their list."""
    known = _known_shapes()
    names = [file.stem for file in sorted((ASSETS / "islands").glob("[A-Z]*.tsx"))]
    shapes = shapes_of(known[f"{name}Props"] for name in names)
    sections = {one.__name__: _section(one) for one in shapes}
    props = "\n".join(f"  {name}: {name}Props;" for name in names)
    answers = shapes_of(known[name] for name in ANSWERS)
    answers_text = _interfaces(one for one in answers if one.__name__ not in sections)
    return {
        GENERATED / "answers.ts": _file(_imports(answers_text, "", sections), answers_text),
        GENERATED / "conversions.ts": f"{HEAD}\n{conversions_in_typescript()}",
        **{
            GENERATED / f"{section}.ts": _module_of(section, shapes, sections)
            for section in sorted(set(sections.values()))
        },
        GENERATED / "names.ts": _file(*map(_union, NAMES.items())),
        GENERATED / "props.ts": HEAD
        + PROPS.format(imports=_imports(props, "props", sections), props=props),
        GENERATED / "registry.ts": HEAD + REGISTRY.format("\n".join(map(_entry, names))),
    }


def _section(shape: Any) -> str:
    """The section that a shape is of, or what stands beside the sections."""
    parts = shape.__module__.split(".")
    return str(
        parts[0] if parts[0] == "forms" else parts[2] if parts[1] == "sections" else parts[1]
    )


def _module_of(section: str, shapes: Iterable[Any], sections: Mapping[str, str]) -> str:
    text = _interfaces(one for one in shapes if _section(one) == section)
    return _file(_imports(text, section, sections), text)


def _file(*parts: str) -> str:
    return "\n".join(filter(None, (HEAD, *parts)))


def _union(named: tuple[str, Iterable[str]]) -> str:
    name, values = named
    return f"export type {name} = {' | '.join(map(json.dumps, values))};\n"


def _imports(text: str, section: str, sections: Mapping[str, str]) -> str:
    """The imports of what a text names and other files have."""
    used: dict[str, list[str]] = {}
    for name, other in sorted(sections.items()):
        if other != section and re.search(rf"\b{name}\b", text):
            used.setdefault(other, []).append(name)
    return "".join(
        f'import type {{ {", ".join(names)} }} from "./{other}";\n'
        for other, names in sorted(used.items())
    )


def _interfaces(shapes: Iterable[Any]) -> str:
    return "\n".join(map(interface, shapes))


def _entry(name: str) -> str:
    return f'  {name}: () => import(/* webpackChunkName: "{kebab(name)}" */ "../islands/{name}"),'


def _known_shapes() -> dict[str, Any]:
    """Every TypedDict of the modules that the application has loaded, by its name."""
    modules = [one for name, one in sys.modules.items() if re.match(r"(forms|portolan)\b", name)]
    values = [value for module in modules for value in vars(module).values()]
    return {value.__name__: value for value in values if is_typeddict(value)}


islands_cli = AppGroup("islands")


@islands_cli.command("types")
def types() -> None:
    """Write the props of each island, and the list of the islands, in TypeScript."""
    GENERATED.mkdir(exist_ok=True)
    for path, text in generated_files().items():
        path.write_text(text, encoding="utf-8")
