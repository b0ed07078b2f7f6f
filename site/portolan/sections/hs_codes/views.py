"""The pages of the HS codes: the index with its search, and one page for every code."""

from flask import Response

from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.core.unavailable import DataUnavailable
from portolan.domain.hs.code import Level
from portolan.domain.hs.query import LONGEST_QUERY
from portolan.domain.hs.search import matching_codes, search
from portolan.sections.hs_codes.addresses import HOME, offered_paths, path_of
from portolan.sections.hs_codes.code_page import code_page
from portolan.sections.hs_codes.code_search import NOT_FOUND, code_search
from portolan.sections.hs_codes.props import hs_search_props
from portolan.sections.hs_codes.wording import difference, numbered, reason
from portolan.web.arguments import LONGEST_ARGUMENT
from portolan.web.content_section import crumbs
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.hs_store import hs_store
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.redirects.answer import redirected
from portolan.web.redirects.redirect_answer import moved_to
from portolan.web.section import Section

EXAMPLE = lazy_pgettext("goods in a word", "bicycle")


def on_home() -> dict[str, object]:
    """Goods in a word, and the code that the search finds for them, if there is one."""
    try:
        found = matching_codes(hs_store(), str(EXAMPLE), 1)
    except DataUnavailable:
        found = ()
    code = found[0].code if found else None
    return {"goods": EXAMPLE, "goods_code": code, "goods_path": path_of(code) if code else ""}


blueprint = Section(
    "hs_codes",
    __name__,
    menu=(Link(lazy("HS codes"), "/data/hs-code", ("reference", "footer-tools")),),
    errands=(
        Errand(
            "/data/hs-code",
            lazy("HS codes"),
            TOOL,
            lazy("The code of your goods, by word or by number."),
        ),
    ),
    conversions=(
        Conversion("hs_searched", {"results": int}, "HS codes are found, or suggested and picked"),
    ),
    teasers={"home": on_home},
)

SUGGESTED = 8


@blueprint.context_processor
def words_for_codes() -> dict[str, object]:
    """The template functions of the HS codes."""
    return {
        "difference": difference,
        "numbered": numbered,
        "path_of": path_of,
        "reason": reason,
    }


@blueprint.page(HOME)
def index() -> Page:
    """The index: an introduction, the search, and the sections with their chapters."""
    searched, store = code_search(), hs_store()
    title = _("HS codes: {{words}}", words=searched.text) if searched.text else _("HS codes")
    return Page(
        Body(
            "hs_codes/index.html",
            title=_("Error: {{title}}", title=title) if searched.problem else title,
            context={
                "crumbs": crumbs((_("HS codes"), None)),
                "question": searched,
                "search_props": hs_search_props(searched.text, searched.problem),
                "counts": store.counts(),
                "sections": [] if searched.text else _sections(),
            },
        ),
        metadata=Metadata(
            description=_(
                "Every code of the Harmonized System 2022: search by word or by digits, or browse "
                "from its 21 sections down to the subheadings."
            ),
            search_index="hs_codes",
        ),
        caching=Caching(args=("q",), many=bool(searched.text)),
        status=searched.status,
    )


@blueprint.page(f"{HOME}/<segment>")
def code(segment: str) -> Page | Response:
    """One code; other spellings of its address redirect to it."""
    meant = hs_store().addressed(segment)
    if meant is None:
        return _unknown(segment)
    if meant.slug != segment:
        return moved_to(path_of(meant))
    return code_page(meant)


def _sections() -> list[tuple[object, list[object]]]:
    chapters = hs_store().level(Level.CHAPTER)
    return [
        (section, [one for one in chapters if one.section == section.code])
        for section in hs_store().level(Level.SECTION)
    ]


def _unknown(segment: str) -> Page | Response:
    """The 404 page with the nearest codes, unless a redirect rule matches."""
    if (answer := redirected()) is not None:
        return answer
    words = segment.replace("-", " ")[:LONGEST_ARGUMENT]
    return Page(
        Body(
            "hs_codes/unknown.html",
            title=_("Page not found"),
            context={
                "crumbs": crumbs((_("HS codes"), HOME)),
                "words": words,
                "search_props": hs_search_props(words[:LONGEST_QUERY]),
                "matches": search(hs_store(), words, SUGGESTED).matches,
            },
        ),
        metadata=Metadata(indexable=False),
        caching=Caching(args=None),
        status=NOT_FOUND,
    )


blueprint.listed_families["hs-codes"] = offered_paths
