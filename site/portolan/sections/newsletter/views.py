"""The form of the newsletter, its confirmation, and the links in its mails."""

from flask import Response, current_app, request

from forms.field_view import PostFormProps, form_view
from forms.messages import CONFIRMATIONS
from forms.newsletter import NewsletterForm
from portolan.core.config import Settings
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.lazy_imports import loads_late
from portolan.leads.links import LinkPurpose
from portolan.sections.newsletter.pages import as_data
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.conversions import Conversion
from portolan.web.errand import FORM, Errand
from portolan.web.form_posts import wants_json
from portolan.web.head import page_path
from portolan.web.locale import current_locale
from portolan.web.page import Page
from portolan.web.section import Section

THANKS = "/confirmation/newsletter"

blueprint = Section(
    "newsletter",
    __name__,
    errands=(
        Errand(
            "/newsletter",
            lazy_pgettext("part of the site", "Newsletter"),
            FORM,
            lazy("The Global Logistics Update by email: subscribe or unsubscribe."),
        ),
    ),
    conversions=(
        Conversion("newsletter_requested", {}, "the newsletter's form is accepted"),
        Conversion("newsletter_confirmed", {}, "the link of the newsletter's mail is confirmed"),
    ),
    # Its pages have a footer without the form, and the navigation would take that on.
    documents=("/newsletter/*", THANKS),
)
blueprint.record(lambda state: loads_late(state.app, "portolan.sections.newsletter.link_actions"))


@blueprint.app_template_global()
def offers_newsletter() -> bool:
    """Whether there are mails to ask a subscriber by."""
    settings: Settings = current_app.config["SETTINGS"]
    return settings.sends_mails


@blueprint.app_template_global()
def has_newsletter_form(page: Page) -> bool:
    """Whether the footer of a page has the newsletter's form: not its own pages, nor its thanks."""
    is_of_newsletter = page.body.template.startswith(f"{blueprint.name}/")
    return offers_newsletter() and not is_of_newsletter and page_path() != THANKS


serve(
    blueprint,
    FormPage(
        form=NewsletterForm,
        template="newsletter/form.html",
        title=lazy_pgettext("part of the site", "Newsletter"),
        description=lazy(
            "The {{brand}} newsletter: the Global Logistics Update by email, once a month."
        ),
        thanks=CONFIRMATIONS[NewsletterForm.name],
        is_open=offers_newsletter,
        # The same answer to everybody, on the list or not.
        has_copy=False,
        repeats="email",
        message=lazy(
            "Check your inbox: an email asks you to confirm the address, unless it is already on "
            "the list or has had such an email today. The link in it works for 14 days."
        ),
        next_steps=(
            Step(
                lazy("Global Logistics Update"),
                "/global-logistics-update",
                lazy("What the newsletter covers, and every issue so far."),
            ),
            Step(
                lazy_pgettext("kind of page", "Blog"),
                "/blog",
                lazy("How freight moves, and what it costs to get it wrong."),
            ),
            Step(
                lazy_pgettext("part of the site", "Webinars"),
                "/webinars",
                lazy("Our team answers one question in depth, live or as a transcript."),
            ),
        ),
    ),
)


@blueprint.app_template_global()
def newsletter_form() -> PostFormProps:
    """The empty form, for the foot of a page."""
    return form_view(NewsletterForm(None, locale=current_locale()))


# Imported here, with the first link that is followed: it loads the database.


@blueprint.page(LinkPurpose.CONFIRM.path, listed=False)
def show_confirming() -> Page:
    """The page with the button that confirms; opening it changes nothing."""
    from portolan.sections.newsletter import link_actions

    return link_actions.show(LinkPurpose.CONFIRM, request.args.get("token", ""))


@blueprint.page(LinkPurpose.CONFIRM.path, methods=("POST",))
def confirm() -> Page | Response:
    """Confirm the subscription."""
    from portolan.sections.newsletter import link_actions

    return _answer(link_actions.confirm(request.args.get("token", "")))


@blueprint.page(LinkPurpose.UNSUBSCRIBE.path, listed=False)
def show_leaving() -> Page:
    """The page with the button that unsubscribes."""
    from portolan.sections.newsletter import link_actions

    return link_actions.show(LinkPurpose.UNSUBSCRIBE, request.args.get("token", ""))


@blueprint.page(LinkPurpose.UNSUBSCRIBE.path, methods=("POST",))
def leave() -> Page | Response:
    """End the subscription; mail programs post here too (RFC 8058)."""
    from portolan.sections.newsletter import link_actions

    return _answer(link_actions.leave(request.args.get("token", "")))


def _answer(page: Page) -> Page | Response:
    """The page, or its message as JSON for a script."""
    return as_data(page) if wants_json() else page
