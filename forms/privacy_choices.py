"""The form for privacy choices: a checkbox for each purpose, and one button for all."""

from typing import ClassVar

from flask_wtf import FlaskForm
from wtforms import SelectMultipleField, StringField

from forms.cross_site import SenderMeta
from portolan.core.purposes import NAMES


class PrivacyChoicesForm(FlaskForm):  # type: ignore[misc]  # Flask-WTF has no types
    """A visitor's privacy choices; purposes that are not named are refused."""

    Meta = SenderMeta

    ALL: ClassVar[str] = "all"
    NONE: ClassVar[str] = "none"

    # The button that answers for every purpose; empty where the boxes count.
    answer = StringField()
    purpose = SelectMultipleField(validate_choice=False)

    @property
    def permitted(self) -> frozenset[str]:
        """The names of the purposes that the visitor permits."""
        if self.answer.data == self.ALL:
            return NAMES
        if self.answer.data == self.NONE:
            return frozenset()
        return NAMES.intersection(self.purpose.data or ())
