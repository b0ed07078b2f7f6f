"""Field dicts for GET forms, which have no WTForms form behind them."""

from collections.abc import Iterable

from forms.field_view import ChoiceView, FieldView
from forms.fields import FieldKind, InputMode, Width


def plain_field(
    kind: FieldKind,
    field_id: str,
    name: str,
    label: str,
    *,
    hint: str | None = None,
    value: str = "",
    checked: bool = False,
    error: str | None = None,
    required: bool = False,
    autocomplete: str | None = None,
    inputmode: InputMode | None = None,
    maxlength: int | None = None,
    width: Width = "full",
    choices: Iterable[ChoiceView] = (),
) -> FieldView:
    """A field for `components/field.html`, in the language of the reader."""
    return {
        "kind": kind,
        "id": field_id,
        "name": name,
        "label": label,
        "hint": hint,
        "value": value,
        "checked": checked,
        "error": error,
        "required": required,
        "autocomplete": autocomplete,
        "inputmode": inputmode,
        "maxlength": maxlength,
        "width": width,
        "choices": list(choices),
        "only_for": None,
    }


def plain_choice(
    value: str, label: object, *, selected: bool = False, text: str = ""
) -> ChoiceView:
    """A line of a list, as plain data."""
    return {"value": value, "label": str(label), "selected": selected, "text": text}
