"""The terms of the trade and their translations, which every entry is to use."""

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po

from portolan.core.brand import BRAND
from portolan.core.config import TRANSLATIONS
from portolan.core.i18n import PLACEHOLDER
from portolan.core.locale import Locale

TERMS = TRANSLATIONS / "terms.csv"
_EXCEPTION = re.compile(r"terms: *(.*)")


@dataclass(frozen=True)
class SettledTerm:
    """A term of the trade, its translation, and the words that are not to stand for it."""

    english: str
    note: str
    translation: str
    forbidden: tuple[str, ...]


def read_terms(locale: Locale, file: Path = TERMS) -> list[SettledTerm]:
    """The terms that are settled in a locale: those with a word in its column."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    return [
        SettledTerm(
            row["english"],
            row["note"],
            row[locale.code],
            tuple(filter(None, row.get(f"not {locale.code}", "").split("|"))),
        )
        for row in rows
        if row.get(locale.code)
    ]


def write_glossary(file: Path, locale: Locale, terms: Iterable[SettledTerm]) -> None:
    """Write the terms of a locale as a gettext catalog, which Weblate and Poedit take."""
    glossary = Catalog(
        locale.underscored,
        project=BRAND.name,
        version="1.0",
        msgid_bugs_address=BRAND.email,
        last_translator=f"{BRAND.name} <{BRAND.email}>",
        language_team=f"{locale.name} <{BRAND.email}>",
        revision_date=datetime.now(UTC),
        fuzzy=False,
    )
    for term in terms:
        comments = [term.note] if term.note else []
        comments += [f"not: {word}" for word in term.forbidden]
        glossary.add(term.english, term.translation, auto_comments=comments)
    with file.open("wb") as target:
        write_po(target, glossary, width=0, sort_output=True)


def term_faults(message: Message, terms: list[SettledTerm]) -> Iterator[str]:
    """The forbidden words of an entry; its comment may except some: `# terms: 空班`."""
    english, target = str(message.id), PLACEHOLDER.sub("", str(message.string))
    matches = (_EXCEPTION.fullmatch(comment.strip()) for comment in message.user_comments)
    excepted = {word for one in matches if one for word in one[1].split()}
    for term in terms:
        # Capital is the product, capital is money.
        text = english if term.english[0].isupper() else english.lower()
        if re.search(rf"\b{re.escape(term.english)}", text):
            for word in set(term.forbidden) - excepted:
                if word in target:
                    yield f"{term.english} is {term.translation}, not {word}"
