"""Fields that are chosen and not typed: lists, cards, boxes, and the box of consent."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from flask_babel.speaklater import LazyString
from wtforms import SelectField, StringField

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line
from forms.fields import Drawn, FieldKind
from portolan.core.i18n import lazy
from portolan.core.locales import Locale


class ChoiceField(Drawn, SelectField):
    """One of a list, drawn as a select; `choices` gives the list in the reader's order."""

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
        super().__init__(
            label,
            (first, validators.OnTheList()),
            choices=lambda form, _field: list(choices(form.locale)),
            validate_choice=False,  # WTForms' own check knows only its own sentence
            default="",
            **drawing,
        )

    @property
    def lines(self) -> Choices:
        """Value and label of each line, in the reader's order."""
        # Not by way of WTForms: it makes an object of each of two hundred countries.
        choices: Any = self.choices
        return [(value, str(label)) for value, label in choices]


class CardsField(ChoiceField):
    """One of a few, all to be seen at once."""

    kind = "radio"


class ManyField(Drawn, StringField):
    """Any number of a few; none is an answer too. Its data are the values, joined by commas."""

    kind = "checkboxes"

    def __init__(
        self, label: LazyString, *, choices: Sequence[tuple[str, LazyString]], **drawing: Any
    ) -> None:
        self._choices = choices
        super().__init__(label, (validators.MayBeEmpty(), validators.OnTheList()), **drawing)

    def process_formdata(self, valuelist: list[Any]) -> None:
        """Take every box that was ticked, each once."""
        self.data = ",".join(dict.fromkeys(map(clean_line, valuelist)))

    @property
    def shown(self) -> str:
        """Nothing: each box has a value of its own."""
        return ""

    @property
    def lines(self) -> Choices:
        """Value and label of each box."""
        return [(value, str(label)) for value, label in self._choices]

    @property
    def chosen(self) -> frozenset[str]:
        """The values of the boxes that are ticked."""
        return frozenset((self.data or "").split(",")) - {""}


class ConsentField(Drawn, StringField):
    """A box to tick, required; its label is the wording that the visitor agrees to.

    Not the tick is stored but the wording: see `SiteForm.agreed_to`.
    """

    kind = "checkbox"
    TICKED: ClassVar[str] = "y"

    def __init__(self, wording: LazyString, **drawing: Any) -> None:
        super().__init__(wording, (validators.Filled(), validators.Ticked(self.TICKED)), **drawing)

    @property
    def shown(self) -> str:
        """What the box sends once it is ticked."""
        return self.TICKED

    @property
    def called(self) -> str:
        """One word: the wording is a sentence, and a summary has a line for it."""
        return str(lazy("Consent"))

    @property
    def is_ticked(self) -> bool:
        """Whether the visitor agrees."""
        return bool(self.data == self.TICKED)

    def kept(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """Nothing among the answers."""
        return {}
