"""The processing of a posted form: validated, counted, stored."""

import logging
from collections.abc import Sequence
from http import HTTPStatus
from uuid import UUID

from flask import request

from forms.messages import (
    ELSEWHERE,
    NOT_STORED,
    TOO_LARGE,
    TOO_MANY_FOR_MAILBOX,
    too_many,
)
from forms.site_form import SiteForm
from portolan.leads.attribution import COOKIE, attribution_from_cookie
from portolan.leads.lead import Lead
from portolan.leads.limits import may_mail, may_store, may_try, wait_seconds, was_not_stored
from portolan.leads.metrics.counting import count_submission
from portolan.sections.shared.lead_pages.form_page import FormPage
from portolan.sections.shared.lead_pages.receipt_order import take_back, with_receipt
from portolan.sections.shared.lead_pages.vetting import is_suspect, vet
from portolan.web.form_posts import is_too_large_to_keep

log = logging.getLogger(__name__)

# Stored ones, and those that could not be stored, are counted in `accept`.
COUNTED_AS = {
    HTTPStatus.FORBIDDEN: "foreign",
    HTTPStatus.TOO_MANY_REQUESTS: "limited",
    HTTPStatus.UNPROCESSABLE_ENTITY: "refused",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "refused",
}


def judge_and_keep(page: FormPage, form: SiteForm) -> HTTPStatus:
    """Validate and store the form, and return the status; the form has the reason of a failure."""
    status = _judge(form)
    if status is HTTPStatus.OK:
        flags = vet(form)
        status = _admit(form, flags)
        if status is HTTPStatus.OK:
            return _keep(page, form, flags)
    count_submission(form.name, COUNTED_AS[status])
    return status


def turned_away(form: SiteForm) -> HTTPStatus:
    """Refuse a form that nobody could answer now."""
    form.refuse(NOT_STORED)
    return HTTPStatus.SERVICE_UNAVAILABLE


def _judge(form: SiteForm) -> HTTPStatus:
    is_valid = form.validate()
    if form.is_foreign:
        form.refuse(ELSEWHERE)
        return HTTPStatus.FORBIDDEN
    if not may_try():
        return _too_many(form)
    if not is_valid:
        return HTTPStatus.UNPROCESSABLE_ENTITY
    if is_too_large_to_keep():
        form.refuse(TOO_LARGE)
        return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return HTTPStatus.OK


def _admit(form: SiteForm, flags: Sequence[str]) -> HTTPStatus:
    """The status by the rate limits of the network and of the mailbox that gets a mail."""
    if not may_store(is_suspect=is_suspect(flags)):
        return _too_many(form)
    if form.mails_to and not may_mail(form.mails_to):
        was_not_stored(is_suspect=is_suspect(flags))
        form.refuse(TOO_MANY_FOR_MAILBOX)
        return HTTPStatus.TOO_MANY_REQUESTS
    return HTTPStatus.OK


def _too_many(form: SiteForm) -> HTTPStatus:
    form.refuse(too_many(wait_seconds()))
    return HTTPStatus.TOO_MANY_REQUESTS


def _keep(page: FormPage, form: SiteForm, flags: Sequence[str]) -> HTTPStatus:
    # Imported here: the database is loaded with the first valid form.
    from portolan.leads.accept import NotStored, Outcome, accept

    lead = lead_of(form, flags)
    if page.has_copy:
        lead = with_receipt(lead)
    try:
        outcome = accept(lead)
    except NotStored:
        was_not_stored(is_suspect=is_suspect(flags))
        take_back(lead)
        form.refuse(NOT_STORED)
        return HTTPStatus.SERVICE_UNAVAILABLE
    if outcome is Outcome.KNOWN:
        take_back(lead)
    form.stored_id = _known_id(lead) if outcome is Outcome.KNOWN else lead.id
    return HTTPStatus.CREATED


def _known_id(lead: Lead) -> UUID | None:
    """The id of a lead that was stored before; None if the database has gone meanwhile."""
    # Imported here: as above.
    from sqlalchemy.exc import SQLAlchemyError

    from portolan.leads.repository import stored_id

    try:
        return stored_id(lead)
    except SQLAlchemyError as error:  # the visitor is thanked all the same, without a copy
        # Only the kind of error: its text could show what the visitor wrote.
        log.error("known lead not read: %s", type(error).__name__)  # noqa: TRY400 - as above
        return None


def lead_of(form: SiteForm, flags: Sequence[str]) -> Lead:
    """The lead of a valid form, with its flags and facts about the request."""
    return Lead(
        form_name=form.name,
        locale=form.locale.code,
        page_path=request.path,
        fields=form.stored(),
        attribution=attribution_from_cookie(request.cookies.get(COOKIE)),
        consent=form.agreed_to,
        flags=tuple(flags),
        page_key=form.key,
    )
