"""The glossary's pages: all terms from A to Z, and one term."""

from itertools import groupby

from portolan.core.i18n import _, lazy_pgettext, pgettext
from portolan.sections.glossary.by_letter import letters_of
from portolan.sections.glossary.diagram import DIAGRAMS
from portolan.sections.glossary.kinds import GLOSSARY_TERM, KINDS
from portolan.sections.glossary.rules import rule_of, rules_among
from portolan.web.content import documents
from portolan.web.content_section import (
    crumbs,
    detail,
    document_or_404,
    document_page,
    newest_change,
)
from portolan.web.locale import current_locale
from portolan.web.navigation import Link
from portolan.web.page import Body, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "glossary",
    __name__,
    kinds=KINDS,
    menu=(
        Link(
            lazy_pgettext("part of the site", "Glossary"),
            "/glossary",
            ("answers", "footer-read", "error"),
        ),
    ),
    search_groups={"glossary": lazy_pgettext("part of the site", "Glossary")},
    diagrams=DIAGRAMS,
)


@blueprint.page("/glossary")
def landing() -> Page:
    """All terms under their letters."""
    terms = documents(GLOSSARY_TERM)
    groups = letters_of(terms, current_locale().index_letters)
    return Page(
        Body(
            "glossary/landing.html",
            title=pgettext("part of the site", "Glossary"),
            context={
                "groups": [(letter, docs) for letter, docs in groups if docs],
                "letters": [
                    (letter, f"#letter-{letter.lower()}" if docs else None)
                    for letter, docs in groups
                ],
                "count": len(terms),
            },
        ),
        metadata=Metadata(
            description=_(
                "The words on your quote, your bill of lading and your invoice: each defined in "
                "one sentence, then explained by what happens in practice."
            ),
            search_index="glossary",
            changed=newest_change(terms),
        ),
    )


@blueprint.page("/glossary/trade-rules")
def trade_rules() -> Page:
    """The rules of law among the terms, by where they apply."""
    rules = rules_among(documents(GLOSSARY_TERM))
    return Page(
        Body(
            "glossary/trade_rules.html",
            title=_("Trade rules by name"),
            context={
                "crumbs": crumbs(
                    (pgettext("part of the site", "Glossary"), "/glossary"),
                    (_("Trade rules"), None),
                ),
                "places": [
                    (where, list(same)) for where, same in groupby(rules, lambda rule: rule.where)
                ],
            },
        ),
        metadata=Metadata(
            description=_(
                "The laws and tariffs that importers meet by name: where each applies, since when "
                "and until when, and the day on which we last read its sources."
            ),
            search_index="glossary",
            changed=newest_change(rule.doc for rule in rules),
        ),
    )


@blueprint.page("/glossary/<slug>")
def term(slug: str) -> Page:
    """One term."""
    doc = document_or_404(GLOSSARY_TERM, slug)
    foreign = not current_locale().is_source and doc.meta["english"] != doc.title
    return document_page(
        "glossary/term.html",
        doc,
        "glossary",
        {
            **detail(doc, documents(GLOSSARY_TERM)),
            "crumbs": crumbs(
                (pgettext("part of the site", "Glossary"), "/glossary"), (doc.title, None)
            ),
            "english": doc.meta["english"] if foreign else None,
            "rule": rule_of(doc),
        },
    )
