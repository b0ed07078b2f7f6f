"""What a visitor permits: a box for each purpose, or one answer to all of them."""

from typing import ClassVar

from flask_wtf import FlaskForm
from wtforms import SelectMultipleField, StringField

from forms.cross_site import SenderMeta
from portolan.core.purposes import NAMES


class PrivacyChoicesForm(FlaskForm):  # type: ignore[misc]  # Flask-WTF has no types
    """The choice of a visitor; what is not named is refused, so no answer can be wrong."""

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
