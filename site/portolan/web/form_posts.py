"""What a posted form may be: how large, with how many fields, and who reads the answer."""

from flask import current_app, request
from werkzeug.datastructures import ImmutableMultiDict
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

# No type at all is an empty form.
FORM_TYPES = {"application/x-www-form-urlencoded", "multipart/form-data", ""}
FORM_LIMIT = 1024 * 1024
"""Bytes of a post that is judged and shown again; beyond it there is only the error page.

What is kept has to fit into MAX_CONTENT_LENGTH, which is less. The difference is for the
visitor who has pasted too much: all of it comes back, with a word about the field.
"""


def posted_form() -> ImmutableMultiDict[str, str]:
    """What was typed; the 413 page where it is more than anybody types into a form.

    The 415 page where it is something else: all fields of such a form would be empty.
    """
    if request.mimetype not in FORM_TYPES:
        raise UnsupportedMediaType
    request.max_content_length = FORM_LIMIT
    request.max_form_memory_size = FORM_LIMIT
    _refuse_many_fields()
    return request.form


def is_too_large_to_keep() -> bool:
    """Whether the post is only there to be shown again."""
    most: int = current_app.config["MAX_CONTENT_LENGTH"]
    return (request.content_length or 0) > most


def wants_json() -> bool:
    """Whether a script reads the answer, and not a browser that shows it."""
    accepted = request.accept_mimetypes
    return accepted.best_match(("text/html", "application/json")) == "application/json"


def _refuse_many_fields() -> None:
    # Werkzeug counts the parts of a multipart body only, and a field of three bytes costs
    # some hundred once it is parsed.
    most = request.max_form_parts
    if most is None or request.mimetype != "application/x-www-form-urlencoded":
        return
    if request.get_data().count(b"&") >= most:
        raise RequestEntityTooLarge
