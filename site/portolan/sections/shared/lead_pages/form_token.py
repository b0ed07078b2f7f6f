"""A form's token: it says that somebody has had a page of ours open for a while.

A page asks for it when a form is first touched, so the page itself stays the same for all. It is
bound to nobody: a random number, the time, and our signature. Without one a form is kept as well.
"""

import hashlib
from datetime import timedelta
from secrets import token_urlsafe

from flask import current_app
from itsdangerous import BadSignature, TimestampSigner

from portolan.leads.limits import within_rate

LIFE = timedelta(hours=6)
"""How long a token can be used: the page asks for a new one long before."""
TYPING = timedelta(seconds=2)
"""Nobody has filled in a form sooner after touching it. Tokens tell whole seconds."""
POSTS = "10 per 6 hours"
"""With one token. Configuration may set another rule under the name FORM_TOKEN_POSTS."""
LONGEST = 200


def issue() -> str:
    """A new token."""
    return _signer().sign(token_urlsafe(12)).decode()


def vouches(token: str) -> bool:
    """Whether a post with this token comes from a page that has been open; it counts as one.

    False without a token, and for one that is not ours, too old, too young or used up.
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
