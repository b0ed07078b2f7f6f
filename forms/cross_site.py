"""A form's check of its sender: Flask-WTF's hook for forged posts, without a token."""

from functools import cached_property
from typing import Any

from flask_wtf import FlaskForm
from wtforms.csrf.core import CSRF, CSRFTokenField
from wtforms.form import BaseForm
from wtforms.validators import ValidationError

from forms.messages import UNFORESEEN
from portolan.core.sender import Sender, Verdict, current_sender


class SenderCheck(CSRF):
    """The check for forged posts, answered from the headers instead of a token."""

    def generate_csrf_token(self, _field: CSRFTokenField) -> str:
        """Nothing: the field is never drawn."""
        return ""

    def validate_csrf_token(self, form: BaseForm, _field: CSRFTokenField) -> None:
        """Raise where the post is somebody else's page at work, or nothing is known of it."""
        sender: Any = form.meta.csrf_context
        if not isinstance(sender, Sender) or sender.verdict is Verdict.FOREIGN:
            # Not ValueError: WTForms would let that one through as a server error.
            raise ValidationError(str(UNFORESEEN))


class SenderMeta(FlaskForm.Meta):  # type: ignore[misc]  # Flask-WTF has no types
    """Settings of a form whose sender is judged as if it were a token; no configuration ends it."""

    csrf = True
    csrf_class = SenderCheck
    csrf_field_name = "sender"

    @cached_property
    def csrf_context(self) -> Sender:
        """The sender of the request."""
        return current_sender()
