"""Extraction of every English text that a visitor can read, into the two templates.

`messages` holds what templates, forms, Python and TypeScript say; `content` holds the blocks
of the documents.
"""

import json
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from portolan.content import catalog, files, sources
from portolan.core.brand import BRAND
from portolan.core.config import ROOT

KEYWORDS = {"_": None, "lazy": None, "gettext": None, "ngettext": (1, 2), "t": None}
METHODS = [("**.py", "python"), ("**.html", "jinja2.ext:babel_extract")]
PLACES = ("site/portolan", "forms", "templates")
COMMENT = "Translators:"
ASSETS = ROOT / "assets"


def templates() -> dict[str, Catalog]:
    """The two templates, extracted from the sources."""
    return {"messages": messages_template(), "content": content_template()}


def messages_template() -> Catalog:
    """The template of all messages of code and templates."""
    catalog = _empty()
    for place in PLACES:
        for name, _line, text, comments, _context in extract_from_dir(
            ROOT / place,
            METHODS,
            {"**.html": {"silent": "false"}},
            keywords=KEYWORDS,
            comment_tags=[COMMENT],
            strip_comment_tags=True,
        ):
            _add(catalog, text, f"{place}/{name}", comments)
    for name, text, comments in _from_typescript():
        _add(catalog, text, name, comments)
    for office in BRAND.offices:
        _add(catalog, office.name, "site/portolan/core/brand.py", ["the city of an office"])
    return catalog


def content_template() -> Catalog:
    """The template of all blocks of all documents."""
    catalog = _empty()
    for kind, file in files.documents():
        place = sources.source_label(file)
        for block in sources.read(kind, file).blocks:
            _add(catalog, block.text, place, [block.kind], block.context)
    return catalog


def write(template: Catalog, path: Path) -> None:
    """Write a template so that its diffs stay readable: sorted by file, no dates, no lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(written(template))


def written(template: Catalog) -> bytes:
    """The bytes of a template file."""
    buffer = BytesIO()
    write_po(buffer, template, width=96, sort_by_file=True, include_lineno=False)
    lines = buffer.getvalue().splitlines(keepends=True)
    dropped = (b'"POT-Creation-Date', b'"PO-Revision-Date', b'"Generated-By')
    return b"".join(line for line in lines if not line.startswith(dropped))


def template_paths() -> dict[str, Path]:
    """Paths of the templates, by domain."""
    return {domain: catalog.template_path(domain) for domain in catalog.DOMAINS}


def _empty() -> Catalog:
    return Catalog(
        project=BRAND.name,
        version="1",
        copyright_holder=BRAND.legal_name,
        charset="utf-8",
        msgid_bugs_address=BRAND.email,
    )


def _add(
    catalog: Catalog,
    text: str | tuple[str, ...],
    place: str,
    comments: list[str],
    context: str | None = None,
) -> None:
    # Content and messages use {{name}}; a stray % would be taken for a Python format.
    message = catalog.add(text, locations=[(place, 0)], auto_comments=comments, context=context)
    message.flags.discard("python-format")
    message.locations = sorted(set(message.locations))


def _from_typescript() -> Iterator[tuple[str, str | tuple[str, ...], list[str]]]:
    """The islands' messages, extracted by the project's own reader of TypeScript."""
    files = sorted(str(file.relative_to(ASSETS)) for file in (ASSETS / "src").rglob("*.ts*"))
    run = subprocess.run(  # noqa: S603 - our own script, our own files
        ["node", "tools/extract-messages.mjs", *files],  # noqa: S607 - node of the environment
        cwd=ASSETS,
        check=True,
        capture_output=True,
        text=True,
    )
    for name, rows in sorted(json.loads(run.stdout).items()):
        for row in rows:
            texts = row["texts"]
            yield f"assets/{name}", tuple(texts) if len(texts) > 1 else texts[0], row["comments"]
