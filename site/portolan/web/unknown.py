"""Addresses without a page, recognized without asking the application.

A page of a document is at the document's address and nowhere else; of all other patterns only
their views know which addresses they answer, so none of those is called unknown here.
"""

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass

from flask import Flask
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.routing import MapAdapter

from portolan.content.store import ContentUnavailable
from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.content import store
from portolan.web.proxies.table import in_rule_case, rule_of
from portolan.web.redirects.current_rules import rule_table
from portolan.web.redirects.table import RuleTable
from portolan.web.section import sections_of

_DATA = "/page-data/"
_PLAIN = re.compile(r"(?:/[\w.~-]+)+/?", re.ASCII)
_OF_DOCUMENTS = re.compile(r"(?:/[^<>]+)?/<slug>")


@dataclass(frozen=True)
class UnknownAddresses:
    """The unknown addresses of a release, as a container of paths.

    Attributes:
        documents: the addresses of all documents.
        views: the endpoints that answer the addresses of documents alone.
        beginnings: of the addresses that have a 404 page of their own, or whose data stands in for
            a page.
    """

    documents: frozenset[str]
    views: frozenset[str]
    beginnings: tuple[str, ...]
    redirects: RuleTable
    routes: MapAdapter

    def __contains__(self, path: object) -> bool:
        """Whether a path, in any case, has no page."""
        if not isinstance(path, str) or not _PLAIN.fullmatch(path):
            return False
        address = path.rstrip("/").lower()
        return not (
            address in self.documents
            or address.startswith(self.beginnings)
            or self._has_view(address)
            or self.redirects.find(path)
            or rule_of(path)
            or in_rule_case(path)
        )

    def _has_view(self, address: str) -> bool:
        try:
            endpoint, _ = self.routes.match(address, "GET")
        except NotFound:
            return False
        except HTTPException:  # answers another method, or redirects
            return True
        return endpoint not in self.views


def unknown_addresses(app: Flask) -> Container[str]:
    """The unknown addresses of the current release; none while the content is missing."""
    with app.app_context():
        try:
            documents = store().paths(DEFAULT_LOCALE.code)
        except ContentUnavailable:
            return ()
        return UnknownAddresses(
            frozenset(documents),
            frozenset(_views_of_documents(app)),
            (_DATA, *(start for each in sections_of(app) for start in each.consent_alone)),
            rule_table(),
            app.url_map.bind(""),
        )


def _views_of_documents(app: Flask) -> Iterable[str]:
    rules = list(app.url_map.iter_rules())
    others = {rule.endpoint for rule in rules if not _OF_DOCUMENTS.fullmatch(rule.rule)}
    return {rule.endpoint for rule in rules} - others
