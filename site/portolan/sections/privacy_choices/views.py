"""The page of privacy choices, and the consent banner of other pages."""

from collections.abc import Set as AbstractSet
from http import HTTPStatus

from flask import Response, current_app, jsonify, request

from forms.privacy_choices import PrivacyChoicesForm
from portolan.core.config import Settings
from portolan.core.i18n import _, lazy
from portolan.core.purposes import ESSENTIAL, OPTIONAL
from portolan.sections.privacy_choices.cookie import COOKIE, DAYS, permitted_by, remember
from portolan.sections.privacy_choices.geography import geography_answer
from portolan.web.cache_control import PRIVATE
from portolan.web.errand import COMPANY, Errand
from portolan.web.form_posts import posted_form, wants_json
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

PATH = "/privacy/choices"
SAVED = "kept"
"""The query argument of the page after a choice was saved."""

OUTSIDE = lazy(
    "The tool that asks for your consent keeps your choices; change them there. "
    "Without JavaScript this site measures nothing and remembers nothing."
)
ELSEWHERE = lazy(
    "This choice came from somewhere other than our own page, so we have not kept it. "
    "Please choose here."
)

blueprint = Section(
    "privacy_choices",
    __name__,
    menu=(Link(lazy("Privacy choices"), PATH, ("footer-end",)),),
    errands=(
        Errand(
            "/privacy/choices",
            lazy("Privacy choices"),
            COMPANY,
            lazy("What you allow us to count, and how to change it."),
        ),
    ),
    # The page changes at every visit.
    documents=(PATH,),
)


@blueprint.page(PATH, listed=False)
def show() -> Page:
    """The page with the visitor's current choices."""
    return _page(permitted_by(request.cookies.get(COOKIE)) or frozenset())


@blueprint.page(PATH, methods=("POST",))
def choose() -> Page | Response:
    """Save a choice, and answer with it."""
    form = PrivacyChoicesForm(posted_form())
    if not asks_for_consent():
        return _page(form.permitted, fault=str(OUTSIDE))
    if form.validate():
        return _saved(form.permitted)
    if wants_json():
        return _uncached(jsonify(message=str(ELSEWHERE)), HTTPStatus.FORBIDDEN)
    return _page(form.permitted, fault=str(ELSEWHERE))


blueprint.add_url_rule("/_geography", "geography", geography_answer)


@blueprint.app_template_global()
def asks_for_consent() -> bool:
    """Whether the site shows its own banner, without an outside consent tool."""
    settings: Settings = current_app.config["SETTINGS"]
    return not settings.consent_script_url


@blueprint.app_template_global()
def offers_chat() -> bool:
    """Whether a chat service is configured, for visitors who permit it."""
    settings: Settings = current_app.config["SETTINGS"]
    return bool(settings.customer_messaging_app_id)


def _page(permitted: AbstractSet[str], fault: str | None = None) -> Page:
    title = _("Privacy choices")
    return Page(
        Body(
            "privacy_choices/choices.html",
            title=_("Error: {{title}}", title=title) if fault else title,
            context={
                "essential": ESSENTIAL,
                "optional": OPTIONAL,
                "permitted": permitted,
                "is_saved": SAVED in request.args and asks_for_consent(),
                "refuses_sale": request.headers.get("Sec-GPC") == "1",
                "fault": fault,
                "outside": None if asks_for_consent() else OUTSIDE,
                "cookie": COOKIE,
                "days": DAYS,
            },
        ),
        metadata=Metadata(
            description=_("What this site may store in your browser, and what it may count."),
            indexable=False,
        ),
        caching=Caching(
            # Private, since it shows one visitor's choice.
            args=None
        ),
        status=HTTPStatus.FORBIDDEN if fault else HTTPStatus.OK,
    )


def _saved(permitted: AbstractSet[str]) -> Response:
    """The choice as JSON, or a redirect to the page, so that reloading sends nothing twice."""
    if wants_json():
        answer = _uncached(jsonify(purposes=sorted(permitted)), HTTPStatus.OK)
    else:
        answer = _uncached(Response(mimetype="text/plain"), HTTPStatus.SEE_OTHER)
        answer.location = f"{PATH}?{SAVED}=1"
    remember(permitted, answer)
    return answer


def _uncached(answer: Response, status: HTTPStatus) -> Response:
    answer.status_code = status
    answer.headers["Cache-Control"] = PRIVATE
    return answer
