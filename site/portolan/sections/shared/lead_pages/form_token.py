"""The form token: proof that the sender has had a page of ours open for a while.

A page fetches it when a form is first touched, so the page itself stays the same for all. It names
nobody: a random number, the time, and our signature. A form without one is stored as well.
"""

import hashlib
from datetime import timedelta
from secrets import token_urlsafe

from flask import current_app
from itsdangerous import BadSignature, TimestampSigner

from portolan.leads.limits import within_rate

LIFE = timedelta(hours=6)
"""The lifetime of a token; the page fetches a new one long before."""
TYPING = timedelta(seconds=2)
"""The minimum time to fill in a form; tokens have whole seconds."""
POSTS = "10 per 6 hours"
"""The default limit of posts per token; FORM_TOKEN_POSTS in the configuration overrides it."""
LONGEST = 200


def issue() -> str:
    """A new token."""
    return _signer().sign(token_urlsafe(12)).decode()


def vouches(token: str) -> bool:
    """Whether the token is valid for a post, which is counted.

    False for a missing, forged, expired, too recent or used-up token.
    """
    number = _number_of(token)
    rule = current_app.config.get("FORM_TOKEN_POSTS", POSTS)
    return number is not None and within_rate(rule, "form-token-posts", of=number)


def _number_of(token: str) -> str | None:
    if not token or len(token) > LONGEST:
        return None
    signer = _signer()
    try:
        number, issued = signer.unsign(
            token, max_age=int(LIFE.total_seconds()), return_timestamp=True
        )
    except BadSignature:
        return None
    age = signer.get_timestamp() - issued.timestamp()
    return number.decode() if age >= TYPING.total_seconds() else None


def _signer() -> TimestampSigner:
    key = current_app.config["SECRET_KEY"]
    return TimestampSigner(key, salt="portolan.form-token", digest_method=hashlib.sha256)
