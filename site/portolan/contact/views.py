"""The contact form and its confirmation."""

from flask import Response, current_app, request

from forms.contact import ContactForm
from forms.cross_site import Sender
from forms.messages import CONFIRMATIONS
from portolan.contact import answers, posting
from portolan.i18n import _
from portolan.web.form_posts import posted_form, wants_json
from portolan.web.locale import current_locale, site_urls
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section("contact", __name__)


@blueprint.page("/company/contact")
def show() -> Page:
    """The empty form; the same for everybody, so it can be cached."""
    return answers.form_page(ContactForm(None, locale=current_locale()), 200)


@blueprint.page("/company/contact", methods=("POST",))
def send() -> Page | Response:
    """The confirmation, or the form with what is wrong and everything still in it."""
    sender = Sender.of(request.headers, site_urls(current_app.config["SETTINGS"]).values())
    form = ContactForm(posted_form(), locale=current_locale(), sender=sender)
    status = posting.judge_and_keep(form)
    return answers.as_json(form, status) if wants_json() else answers.as_html(form, status)


@blueprint.page("/confirmation/contact")
def thank() -> Page:
    """The thanks for a message, and where to go from there."""
    return Page(
        "confirmation/page.html",
        title=_("Message sent"),
        description=str(CONFIRMATIONS["contact"]),
        indexable=False,
        context={
            "heading": _("Message sent"),
            "message": str(CONFIRMATIONS["contact"]),
            "next_steps": [
                (_("Help Center"), "/help", _("Answers on bookings, documents and customs.")),
                (_("Glossary"), "/glossary", _("The words of the trade, explained.")),
                (_("Blog"), "/blog", _("How freight moves, and what it costs to get it wrong.")),
            ],
        },
    )
