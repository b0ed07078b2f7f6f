"""Extraction of every English text that a visitor can read, into templates of catalogs.

`messages` holds what page templates, forms, Python and TypeScript say; each section has one
that holds the blocks of its documents, in reading order.
"""

import json
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from portolan.content import catalog, files, sources
from portolan.content.markdown import CAPTION, Block
from portolan.content.translation.interface_notes import InterfaceNotes
from portolan.content.translation.roles import TEXT
from portolan.content.types import KEYWORDS_CONTEXT
from portolan.core.brand import BRAND
from portolan.core.config import ROOT

KEYWORDS = {
    "_": None,
    "lazy": None,
    "lazy_pgettext": ((1, "c"), 2),
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "t": None,
}
METHODS = [("**.py", "python"), ("**.html", "jinja2.ext:babel_extract")]
PLACES = ("site/portolan", "forms", "templates")
COMMENT = "Translators:"
MOST_NOTES = 3
ASSETS = ROOT / "assets"
NOTES = {
    "p": "paragraph",
    "li": "list item",
    "th": "head of a table",
    "td": "cell of a table",
    **{f"h{level}": "heading" for level in range(2, 7)},
}
"""The role of a block by its tag; one of the front matter is named by its key."""


def templates() -> dict[str, Catalog]:
    """The templates by domain, extracted from the sources."""
    return {catalog.MESSAGES: messages_template(), **section_templates()}


def messages_template() -> Catalog:
    """The template of all messages of code and templates."""
    catalog, notes = _empty(), InterfaceNotes()
    for place in PLACES:
        for name, _line, text, comments, context in extract_from_dir(
            ROOT / place,
            METHODS,
            {"**.html": {"silent": "false"}},
            keywords=KEYWORDS,
            comment_tags=[COMMENT],
            strip_comment_tags=True,
        ):
            note = notes.of(f"{place}/{name}", text)
            _add(catalog, text, f"{place}/{name}", [*comments, *note], context)
    for name, text, row in _from_typescript():
        comments = [*row["comments"], *notes.of_script(name, text, row["around"])]
        _add(catalog, text, name, comments, row["context"])
    _add_brand(catalog)
    for message in catalog:
        # That it is a text goes without saying where another place says more.
        comments = [one for one in message.auto_comments if not one.endswith(f": {TEXT}")]
        message.auto_comments = comments or message.auto_comments
        # Where it stands first is enough: a note for each of thirty pages hides the text.
        message.auto_comments = message.auto_comments[:MOST_NOTES]
    return catalog


def _add_brand(catalog: Catalog) -> None:
    """Add what the brand names: channels, who runs it, its offices."""
    for channel in BRAND.channels:
        _add(
            catalog,
            channel.name,
            "site/portolan/core/brand.py",
            ["/company/careers/our-global-offices/shanghai: a way to reach us"],
        )
    _add(
        catalog,
        BRAND.chief_executive,
        "site/portolan/core/brand.py",
        ["/company/about-us: who runs the company"],
        "person",
    )
    for office in BRAND.offices:
        _add(
            catalog,
            office.name,
            "site/portolan/core/brand.py",
            ["every page: that of an office"],
            "city",
        )


def section_templates() -> dict[str, Catalog]:
    """The templates of the documents, by section; a place is a file and the number of a block."""
    catalogs: dict[str, Catalog] = {}
    for kind, file in files.documents():
        template = catalogs.setdefault(kind.section, _empty())
        if kind.keywords:
            where, note = sources.source_label(kind.path), f"{kind.listed}: {KEYWORDS_CONTEXT}"
            _add(template, kind.keywords, where, [note], KEYWORDS_CONTEXT)
        document, place = sources.read(kind, file), sources.source_label(file)
        for number, block in enumerate(document.blocks, 1):
            known = template.get(block.text, block.context)
            # Where it stands first is enough: a note for each of a hundred pages hides the text.
            notes = [] if known else [f"{document.path}: {_role(block)}"]
            _add(template, block.text, place, notes, block.context, block=number)
    return catalogs


def _role(block: Block) -> str:
    if block.kind == "p" and (caption := CAPTION.match(block.text)):
        return f"caption of a {caption['kind'].lower()}"
    return NOTES.get(block.kind, block.kind)


def write(template: Catalog, path: Path) -> None:
    """Write a template without dates, so that the same sources give the same catalogs."""
    buffer = BytesIO()
    write_po(buffer, template, width=96)
    lines = buffer.getvalue().splitlines(keepends=True)
    dropped = (b'"POT-Creation-Date', b'"PO-Revision-Date', b'"Generated-By')
    path.write_bytes(b"".join(line for line in lines if not line.startswith(dropped)))


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
    *,
    block: int = 0,
) -> None:
    # Content and messages use {{name}}; a stray % would be taken for a Python format.
    message = catalog.add(text, locations=[(place, block)], auto_comments=comments, context=context)
    message.flags.discard("python-format")
    message.locations = list(dict.fromkeys(message.locations))


def _from_typescript() -> Iterator[tuple[str, str | tuple[str, ...], dict[str, Any]]]:
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
            text = tuple(texts) if len(texts) > 1 else texts[0]
            yield f"assets/{name}", text, row
