"""Atom feeds (RFC 4287) of dated documents."""

import datetime as dt

from flask import Response, render_template

from portolan.content.types import ContentType, Doc
from portolan.core.untranslated import with_language_marks
from portolan.web.cache_control import keep
from portolan.web.content_section import newest_first
from portolan.web.locale import current_locale, site_url
from portolan.web.section import Section

ENTRIES = 20


def add_feed(section: Section, path: str, kind: ContentType, title: object) -> None:
    """Answer `path` with the feed of the newest documents of a kind."""

    def feed() -> Response:
        """The newest documents as an Atom feed."""
        docs = newest_first(kind)[:ENTRIES]
        xml = render_template(
            "components/feed.xml",
            title=str(title),
            site=site_url(current_locale()),
            path=path,
            listed=kind.listed,
            docs=docs,
            changed=changed,
            newest=max(map(changed, docs), default=""),
        )
        return keep(
            Response(with_language_marks(xml, elements=False), mimetype="application/atom+xml")
        )

    section.add_url_rule(path, "feed", feed)


def changed(doc: Doc) -> str:
    """The last change of a document: the beginning of its day, as it has no time."""
    day = doc.updated or doc.date
    if day is None:
        raise ValueError(f"{doc.path} has no date and cannot be in a feed")
    return dt.datetime.combine(day, dt.time(), dt.UTC).isoformat()
