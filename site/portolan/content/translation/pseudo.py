"""A pseudo-locale: lengthened and marked English, to reveal tight layouts and untranslated texts.

Whatever stands on the page without brackets never went through gettext; whatever breaks the
layout will break it in a longer language too.
"""

import re
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from portolan.content import catalog
from portolan.content.markdown import CAPTION
from portolan.content.translation import extract
from portolan.core.locales import KNOWN

LONGER_BY = 0.4
LONGEST_WORD = 6
"""Of the dots that make it longer: a line can break between them, as in a language of people."""
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "áéíóúýÁÉÍÓÚÝçñšž")
_UNTOUCHED = re.compile(
    r"(\{\{[\w:/.-]+\}\}|\]\([^)]*\)|`[^`]*`|<[^>]*>|^(?:Table|Chart): "
    r"|\d[\d,.]*[ -][a-z]+(?: per [a-z]+)?|[A-Za-z]+-\d[\d.]*)"
)


def pseudo(english: str) -> str:
    """`Search` becomes `⟦Šéárçh ··⟧`; what is no text stays, and a figure with its unit."""
    parts = _UNTOUCHED.split(english)
    accented = "".join(
        part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(parts)
    )
    caption = CAPTION.match(english)
    head, body = (caption[0], accented[caption.end() :]) if caption else ("", accented)
    words = "".join(parts[::2])  # what stands for a value, a link or a code is no longer elsewhere
    return f"{head}⟦{body} {_dots(max(2, round(len(words) * LONGER_BY)))}⟧"


def _dots(count: int) -> str:
    words, rest = divmod(count, LONGEST_WORD)
    return " ".join(["·" * LONGEST_WORD] * words + (["·" * rest] if rest else []))


def write_pseudo(root: Path) -> list[Path]:
    """Write and compile the catalogs of the pseudo-locale below `root`."""
    locale = next(one for one in KNOWN.values() if one.is_pseudo)
    written = []
    for domain, template in extract.templates().items():
        for message in template:
            if isinstance(message.id, tuple):
                message.string = tuple(map(pseudo, message.id))
            elif message.id:
                message.string = pseudo(str(message.id))
        template.locale = locale.babel
        path = catalog.catalog_path(locale, domain, root)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, template)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, template)
        written.append(path)
    return written
