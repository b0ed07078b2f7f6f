"""Rendering of a document in a locale, from its source to its database row."""

import hashlib
import html
import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from portolan.content import front_text, markdown, shape
from portolan.content.catalog import Catalog
from portolan.content.named_values import NamedValues
from portolan.content.sources import SourceDocument
from portolan.content.types import KEYWORDS_CONTEXT
from portolan.core.i18n import PLACEHOLDER, common_values
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE, UNSPACED
from portolan.core.quotation import typeset
from portolan.core.rich_text import RichText
from portolan.core.untranslated import Untranslated

WORDS_PER_MINUTE = 230
HAN_PER_MINUTE = 400

_ANCHOR = re.compile(r'<a class="anchor"[^>]*>#</a>')
_TAG = re.compile(r"<[^>]+>")
_CHARACTER = re.compile(UNSPACED)
_WORD = re.compile(r"[A-Za-z0-9][\w'’-]*")
_BLOCK_END = re.compile(r"</(p|li|h[1-6]|t[dh]|div|blockquote)>")


@dataclass(frozen=True)
class Renderer:
    """Renderer of documents for one locale.

    Attributes:
        locale: the locale to render for.
        catalog: its translations; None for English.
        rich_text: the allow-list, which knows the site's own addresses.
        named: the figures that its documents may name.
    """

    locale: Locale
    catalog: Catalog | None
    rich_text: RichText
    named: NamedValues

    def row(self, source: SourceDocument) -> dict[str, Any]:
        """The database row of `source` in this locale."""
        named = self.named.texts((source.text,), self.locale)
        values = {**common_values(), **named, **source.meta.values}
        front, english = self._front_matter(source, values)
        body = self._body(source, values)
        text = _readable(body["html"])
        total = body["total"] + len(front)
        done = body["done"] + len(front.keys() - english.keys())
        headings = enumerate(one.text for one in body["toc"])
        contents = [place for place, text in headings if isinstance(text, Untranslated)]
        return {
            "type": source.type.name,
            "slug": source.slug,
            "locale": self.locale.code,
            "path": source.path,
            "title": front["title"][0],
            "summary": front["summary"][0],
            "html": body["html"],
            "toc": json.dumps([asdict(h) for h in body["toc"]], ensure_ascii=False),
            "meta": _meta_json(source, front),
            "text": text,
            "minutes": _minutes(text),
            "share": done / total if total else 1.0,
            "lang": DEFAULT_LOCALE.code if "title" in english else None,
            "untranslated": json.dumps({**english, "toc.text": contents}),
            "sort": _sort_key(front["title"][0], self.locale),
        }

    def translation(self, text: str, context: str | None) -> str | None:
        """The catalog's translation of a block; None in English."""
        return self.catalog.get(text, context) if self.catalog else None

    def keywords(self, english: str) -> str:
        """The words that all documents of a kind are found by."""
        return self.translation(english, KEYWORDS_CONTEXT) or english

    def _front_matter(
        self, source: SourceDocument, values: dict[str, str]
    ) -> tuple[dict[str, list[str]], dict[str, list[int]]]:
        """The texts by key, and the places of those that are in English for want of another."""
        front: dict[str, list[str]] = {}
        untranslated: dict[str, list[int]] = {}
        meta = source.meta.model_dump(mode="json")
        for key in source.type.translatable:
            context = markdown.context_of(key, source.name)
            for place, text in enumerate(map(markdown.normalize, front_text.texts(meta, key))):
                target = self._translate(text, context)
                filled = _fill(target or text, values)
                front.setdefault(key, []).append(
                    typeset(filled) if self.locale.script.has_spaces else filled
                )
                if target is None and markdown.has_words(text):
                    untranslated.setdefault(key, []).append(place)
        return front, untranslated

    def _translate(self, english: str, context: str | None = None) -> str | None:
        return english if self.catalog is None else self.catalog.get(english, context)

    def _body(self, source: SourceDocument, values: dict[str, str]) -> dict[str, Any]:
        _, tokens = markdown.parse(source.text)
        shape.anchor_headings(tokens)
        shape.empty_heads(tokens)
        shape.mark_figures(tokens)
        done, total = markdown.translate(tokens, self._translate, source.name)
        shape.mark_captions(tokens)
        # Filled in before it is cleaned: a value, too, is what somebody wrote.
        escaped = {name: html.escape(value) for name, value in values.items()}
        clean = self.rich_text.clean(_fill(markdown.render(tokens), escaped))
        title = _fill(self._translate(source.meta.title) or source.meta.title, values)
        return {
            "html": shape.finish(clean, title, self.locale.script),
            "toc": [h for h in shape.contents(tokens, self.locale.script) if h.level == 2],
            "done": done,
            "total": total,
        }


def fingerprint(source: str, translations: Iterable[str | None], salt: str) -> str:
    """Digest of the file's own digest, the translations of its blocks, and the renderer."""
    digest = hashlib.sha256(f"{salt} {source}".encode())
    for target in translations:
        digest.update(b"\0" + (target or "").encode())
    return digest.hexdigest()


def _meta_json(source: SourceDocument, front: dict[str, list[str]]) -> str:
    meta = source.meta.model_dump(mode="json", exclude={"title", "summary", "values"})
    for key, texts in front.items():
        if key.partition(".")[0] in meta:
            front_text.put(meta, key, texts)
    english = {"english": source.meta.title, "english_aliases": source.meta.aliases}
    return json.dumps(meta | english, ensure_ascii=False)


def _fill(text: str, values: dict[str, str]) -> str:
    return PLACEHOLDER.sub(lambda match: values.get(match[1], match[0]), text)


def _readable(page: str) -> str:
    text = _BLOCK_END.sub("\n", _ANCHOR.sub("", page))
    return html.unescape(_TAG.sub("", text)).strip()


def _minutes(text: str) -> int:
    han = len(_CHARACTER.findall(text))
    words = len(_WORD.findall(text))
    return max(1, round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE))


def _sort_key(title: str, locale: Locale) -> str:
    return " ".join(locale.reading(title)).casefold()
