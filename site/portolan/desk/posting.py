"""The way of a posted form: judged, counted, kept."""

from http import HTTPStatus

from flask import request

from forms.messages import ELSEWHERE, NOT_STORED, TOO_LARGE, TOO_MANY
from forms.site_form import SiteForm
from portolan.leads.accept import NotStored, accept
from portolan.leads.attribution import COOKIE, attribution_from_cookie
from portolan.leads.lead import Lead
from portolan.leads.limits import within_limits
from portolan.web.form_posts import is_too_large_to_keep


def judge_and_keep(form: SiteForm) -> HTTPStatus:
    """What becomes of the form; anything but CREATED leaves its reason in the form."""
    is_valid = form.validate()
    if form.is_foreign:
        form.refuse(ELSEWHERE)
        return HTTPStatus.FORBIDDEN
    if not within_limits():
        form.refuse(TOO_MANY)
        return HTTPStatus.TOO_MANY_REQUESTS
    if not is_valid:
        return HTTPStatus.UNPROCESSABLE_ENTITY
    if is_too_large_to_keep():
        form.refuse(TOO_LARGE)
        return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return _keep(form)


def _keep(form: SiteForm) -> HTTPStatus:
    try:
        accept(lead_of(form))
    except NotStored:
        form.refuse(NOT_STORED)
        return HTTPStatus.SERVICE_UNAVAILABLE
    return HTTPStatus.CREATED


def lead_of(form: SiteForm) -> Lead:
    """The valid form, with what the request tells about it."""
    return Lead(
        form_name=form.name,
        locale=form.locale.code,
        page_path=request.path,
        fields=form.kept(),
        attribution=attribution_from_cookie(request.cookies.get(COOKIE)),
        consent=form.agreed_to,
        flags=tuple(form.flags),
        page_key=form.key,
    )
