"""A pseudo-locale: English that is longer and marked, to see tight layouts and missed texts.

Whatever stands on the page without brackets never went through gettext; whatever breaks the
layout will break it in a longer language too.
"""

import re
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from portolan.content import catalog
from portolan.content.translation import extract
from tests.support.locales import ZH_CN

LONGER_BY = 0.4
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "áéíóúýÁÉÍÓÚÝçñšž")
_UNTOUCHED = re.compile(r"(\{\{\w+\}\}|\]\([^)]*\)|`[^`]*`|<[^>]*>|^Table: )")


def pseudo(english: str) -> str:
    """`Search` becomes `⟦Šéárçh ··⟧`; placeholders, links, codes and tags stay as they are."""
    parts = _UNTOUCHED.split(english)
    accented = "".join(
        part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(parts)
    )
    head, body = ("Table: ", accented[7:]) if accented.startswith("Table: ") else ("", accented)
    return f"{head}⟦{body} {'·' * max(2, round(len(english) * LONGER_BY))}⟧"


def write_pseudo(root: Path) -> list[Path]:
    """Write both catalogs of the pseudo-locale, in the place of zh-CN, below `root`."""
    written = []
    for domain, template in extract.templates().items():
        for message in template:
            if isinstance(message.id, tuple):
                message.string = tuple(pseudo(text) for text in message.id[-1:])
            elif message.id:
                message.string = pseudo(str(message.id))
        template.locale = ZH_CN.babel
        path = catalog.catalog_path(ZH_CN, domain, root)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, template)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, template)
        written.append(path)
    return written
