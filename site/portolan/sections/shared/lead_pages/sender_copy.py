"""The visitor's copy of what was sent: reference number, promise and answers, on the confirmation.

The confirmation gets the submission's id in a signed cookie of its own address, which says nothing
of the visitor; the answers are read from the database, where they can be deleted. A form without a
copy, which stores nothing for some, hands the one text over that its confirmation repeats.
"""

import hashlib
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from uuid import UUID

from flask import Response, current_app, request
from itsdangerous import BadSignature, TimestampSigner

from portolan.leads.reference import reference_of
from portolan.sections.shared.lead_pages.form_page import FormPage, Thanks
from portolan.sections.shared.lead_pages.promise import Promise
from portolan.web.locale import current_locale, is_https

if TYPE_CHECKING:
    from portolan.leads.selection import StoredSubmission

log = logging.getLogger(__name__)

COOKIE = "sent"
LIFE = timedelta(minutes=30)
LONGEST = 500


@dataclass(frozen=True)
class Copy:
    """Details that the confirmation shows to the sender alone.

    Attributes:
        reference: the reference number.
        answers: label and value of each answer; empty while the database cannot be read.
        is_mailed: whether the number is on its way to the sender by mail too.
        promise: until when the sender hears from us, if that is promised.
        thanks: what the confirmation says to these answers.
        quoted: the answer that stands beside the promise; empty for most forms.
    """

    reference: str
    answers: Sequence[tuple[str, str]]
    is_mailed: bool
    promise: Promise | None
    thanks: Thanks
    quoted: str


def hand_over(answer: Response, page: FormPage, submission_id: UUID) -> None:
    """Set the cookie by which the confirmation finds the submission."""
    _set_cookie(answer, page, submission_id.hex)


def hand_over_text(answer: Response, page: FormPage, text: str) -> None:
    """Set the cookie with the text that the confirmation repeats."""
    _set_cookie(answer, page, urlsafe_b64encode(text.encode()).decode())


def _set_cookie(answer: Response, page: FormPage, value: str) -> None:
    answer.set_cookie(
        COOKIE,
        _signer(page).sign(value).decode(),
        max_age=LIFE,
        path=page.confirmation,
        secure=is_https(current_app.config["SETTINGS"]),
        httponly=True,
        samesite="Strict",
    )


def copy_for_sender(page: FormPage) -> Copy | None:
    """The copy for the visitor who has just sent the form; None for everybody else."""
    handed_over = _handed_over(page) if page.has_copy else None
    if handed_over is None:
        return None
    text, sent_at = handed_over
    submission_id = UUID(text.decode())
    stored = _stored(submission_id)
    form = page.form(None, locale=current_locale())
    answers = stored.submission.fields if stored else {}
    # The time that the mail counts from: a second click comes later.
    since = stored.submission.received_at if stored else sent_at
    thanks = page.thanks_for(answers)
    return Copy(
        reference_of(submission_id),
        form.read_back(answers),
        is_mailed=stored is not None and stored.is_mailed,
        promise=page.promise(since, answers, current_locale()),
        thanks=thanks,
        quoted=answers.get(thanks.quoted or "", ""),
    )


def text_for_sender(page: FormPage) -> str:
    """The text that was handed over; empty for everybody else."""
    handed_over = _handed_over(page) if page.repeats else None
    return urlsafe_b64decode(handed_over[0]).decode() if handed_over else ""


def _handed_over(page: FormPage) -> tuple[bytes, datetime] | None:
    """The value of the cookie and when it was set; None without one, or with another's."""
    signed = request.cookies.get(COOKIE, "")
    if len(signed) > LONGEST:
        return None
    try:
        return _signer(page).unsign(
            signed, max_age=int(LIFE.total_seconds()), return_timestamp=True
        )
    except BadSignature:
        return None


def _stored(submission_id: UUID) -> "StoredSubmission | None":
    """The submission as it is stored; None while the database cannot be read."""
    # Imported here: the database is loaded with the first confirmation.
    from portolan.leads.selection import by_ids

    try:
        return next(iter(by_ids(submission_id, submission_id)), None)
    except Exception as error:  # the lead is in the spool, and the page thanks all the same
        # Only the kind of error: its text could show what the visitor wrote.
        log.error("copy not read: %s", type(error).__name__)  # noqa: TRY400 - as above
        return None


def _signer(page: FormPage) -> TimestampSigner:
    key = current_app.config["SECRET_KEY"]
    return TimestampSigner(
        key, salt=f"portolan.copy.{page.form.name}", digest_method=hashlib.sha256
    )
