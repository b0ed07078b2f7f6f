"""Fields with choices: select lists, radio cards, checkboxes, and the consent checkbox."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from flask_babel.speaklater import LazyString
from wtforms import SelectField, StringField

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line
from forms.fields import Drawn, FieldKind
from portolan.core.i18n import lazy_pgettext
from portolan.core.locale import Locale


class ChoiceField(Drawn, SelectField):
    """A select list; `choices` returns its lines in the reader's order."""

    kind: ClassVar[FieldKind] = "select"

    def __init__(
        self,
        label: LazyString,
        *,
        choices: Callable[[Locale], Choices],
        required: bool = False,
        **drawing: Any,
    ) -> None:
        first = validators.Filled() if required else validators.MayBeEmpty()
        self._offered = choices
        super().__init__(
            label,
            (first, validators.OnTheList()),
            validate_choice=False,  # WTForms' own check has a fixed message
            default="",
            **drawing,
        )

    @cached_property
    def choices(self) -> Choices:  # type: ignore[override]  # a callable WTForms would examine
        """The lines as they are offered in the reader's language, not yet as texts."""
        return self._offered(self.locale)

    def read_back(self, stored: str) -> str:
        """The label of the chosen line."""
        return dict(self.lines).get(stored, stored)

    @property
    def lines(self) -> Choices:
        """Value and label of each line, in the reader's order."""
        # WTForms would create an object for each of two hundred countries.
        return [(value, str(label)) for value, label in self.choices]

    @property
    def values(self) -> frozenset[str]:
        """The value of each line."""
        return frozenset([value for value, _label in self.choices])


class CountryField(ChoiceField):
    """A country in a list that has the calling code beside each."""

    def read_back(self, stored: str) -> str:
        """The name of the country alone."""
        return super().read_back(stored).rpartition(" +")[0] or stored


class CardsField(ChoiceField):
    """A choice of one among a few, drawn as radio cards."""

    kind = "radio"


class ManyField(Drawn, StringField):
    """A group of checkboxes; the data are the ticked values, joined by commas."""

    kind = "checkboxes"

    def __init__(
        self, label: LazyString, *, choices: Sequence[tuple[str, LazyString]], **drawing: Any
    ) -> None:
        self._choices = choices
        super().__init__(label, (validators.MayBeEmpty(), validators.OnTheList()), **drawing)

    def process_formdata(self, valuelist: list[Any]) -> None:
        """Store the ticked values, each once."""
        self.data = ",".join(dict.fromkeys(map(clean_line, valuelist)))

    def read_back(self, stored: str) -> str:
        """The labels of the ticked boxes."""
        return "; ".join(label for value, label in self.lines if value in stored.split(","))

    @property
    def displayed_value(self) -> str:
        """The empty string, since each box has a value of its own."""
        return ""

    @property
    def lines(self) -> Choices:
        """Value and label of each box."""
        return [(value, str(label)) for value, label in self._choices]

    @property
    def values(self) -> frozenset[str]:
        """The value of each box."""
        return frozenset([value for value, _label in self._choices])

    @property
    def chosen(self) -> frozenset[str]:
        """The values of the boxes that are ticked."""
        return frozenset((self.data or "").split(",")) - {""}


class ConsentField(Drawn, StringField):
    """A required checkbox whose label is the wording that the visitor agrees to.

    The wording is stored, not the tick: see `SiteForm.agreed_to`.
    """

    kind = "checkbox"
    TICKED: ClassVar[str] = "y"

    def __init__(self, wording: LazyString, **drawing: Any) -> None:
        super().__init__(wording, (validators.Filled(), validators.Ticked(self.TICKED)), **drawing)

    @property
    def displayed_value(self) -> str:
        """The value that the ticked box sends."""
        return self.TICKED

    @property
    def called(self) -> str:
        """A short name for the error summary, where the whole wording would be too long."""
        return str(lazy_pgettext("field of a form", "Consent"))

    @property
    def is_ticked(self) -> bool:
        """Whether the visitor agrees."""
        return bool(self.data == self.TICKED)

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """An empty dict: consent is stored apart from the answers."""
        return {}
