"""The generator of the TypeScript for islands: their props, and where to import them from.

An island called `JobList` is `assets/src/islands/JobList.tsx`, and its data the TypedDict
`JobListProps`, wherever that stands. The JSON answers that the runtime reads come with them.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, is_typeddict

from flask.cli import AppGroup

from portolan.core.config import ROOT
from portolan.web.conversions import conversions_in_typescript
from portolan.web.islands import kebab
from portolan.web.typescript import interface, shapes_of

ASSETS = ROOT / "assets" / "src"
GENERATED = ASSETS / "generated"

ANSWERS = (
    "AppData",
    "CodeMatches",
    "Geography",
    "LoadDrawing",
    "PageData",
    "PageFacts",
    "PlaceMatches",
    "SearchSuggestions",
)
"""The TypedDicts of the JSON that the browser's code reads, wherever they stand."""

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
import type {{ {used} }} from "./forms";

/** What each island is drawn from. */
export interface IslandProps {{
{props}
}}

export type IslandName = keyof IslandProps;

{shapes}"""


def generated_files() -> Mapping[Path, str]:
    """The text of each generated file: types of answers, events, forms, islands; their list."""
    known = _known_shapes()
    names = [file.stem for file in sorted((ASSETS / "islands").glob("[A-Z]*.tsx"))]
    shapes = shapes_of(known[f"{name}Props"] for name in names)
    of_forms = [one for one in shapes if one.__module__.startswith("forms.")]
    own = _interfaces(one for one in shapes if one not in of_forms)
    props = "\n".join(f"  {name}: {name}Props;" for name in names)
    used = [one.__name__ for one in of_forms if re.search(rf"\b{one.__name__}\b", props + own)]
    answers = shapes_of(known[name] for name in ANSWERS)
    return {
        GENERATED / "answers.ts": f"{HEAD}\n{_interfaces(answers)}",
        GENERATED / "conversions.ts": f"{HEAD}\n{conversions_in_typescript()}",
        GENERATED / "forms.ts": f"{HEAD}\n{_interfaces(of_forms)}",
        GENERATED / "props.ts": HEAD + PROPS.format(used=", ".join(used), props=props, shapes=own),
        GENERATED / "registry.ts": HEAD + REGISTRY.format("\n".join(map(_entry, names))),
    }


def _interfaces(shapes: Iterable[Any]) -> str:
    return "\n".join(map(interface, shapes))


def _entry(name: str) -> str:
    return f'  {name}: () => import(/* webpackChunkName: "{kebab(name)}" */ "../islands/{name}"),'


def _known_shapes() -> dict[str, Any]:
    """Every TypedDict of the modules that the application has loaded, by its name."""
    modules = [one for name, one in sys.modules.items() if re.match(r"(forms|portolan)\b", name)]
    found = [value for module in modules for value in vars(module).values()]
    return {value.__name__: value for value in found if is_typeddict(value)}


islands_cli = AppGroup("islands")


@islands_cli.command("types")
def types() -> None:
    """Write the props of each island, and the list of the islands, in TypeScript."""
    GENERATED.mkdir(exist_ok=True)
    for path, text in generated_files().items():
        path.write_text(text, encoding="utf-8")
