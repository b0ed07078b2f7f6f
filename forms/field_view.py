"""Plain dicts of WTForms fields, from which both Jinja and React draw."""

from typing import TypedDict

from forms.fields import Drawn, FieldKind, InputMode, Width
from forms.site_form import SiteForm
from portolan.core.i18n import _, ngettext


class ChoiceView(TypedDict):
    """One line of a list; `text` is the typed count in a field of counts."""

    value: str
    label: str
    selected: bool
    text: str


class ConditionView(TypedDict):
    """The name of another field, and the values of it of which one is needed."""

    name: str
    values: list[str]


class OnlyForView(TypedDict):
    """The conditions, all of which make this field apply.

    `required` says whether the field must then be filled in.
    """

    conditions: list[ConditionView]
    required: bool


class FieldView(TypedDict):
    """One field. `choices` is empty for every kind but select, radio, checkboxes and counts.

    `required` says whether it must be filled in, given the other answers.
    Pages show every field; scripts hide one with `only_for` while it does not apply.
    """

    kind: FieldKind
    id: str
    name: str
    label: str
    hint: str | None
    value: str
    checked: bool
    error: str | None
    required: bool
    autocomplete: str | None
    inputmode: InputMode | None
    maxlength: int | None
    width: Width
    choices: list[ChoiceView]
    only_for: OnlyForView | None


class GroupView(TypedDict):
    """A fieldset."""

    legend: str
    fields: list[FieldView]


class ErrorView(TypedDict):
    """A line of the error summary: the id of the field it links to, and its message."""

    id: str
    message: str


class SummaryView(TypedDict):
    """The error summary above a rejected form; without errors it has a title only."""

    title: str
    errors: list[ErrorView]


class PostFormProps(TypedDict):
    """A form; `honeypot` is drawn out of sight, `hidden` are hidden inputs."""

    name: str
    action: str
    groups: list[GroupView]
    submit: str
    summary: SummaryView | None
    key: str
    hidden: list[FieldView]
    honeypot: FieldView


def form_view(form: SiteForm) -> PostFormProps:
    """The form as plain data, with typed values and their errors."""
    return {
        "name": form.name,
        "action": form.action,
        "groups": [
            {
                "legend": str(group.legend),
                "fields": [field_view(form, form.question(name)) for name in group.field_names],
            }
            for group in form.groups
        ],
        "submit": str(form.submit_label),
        "summary": summary_view(form),
        "key": form.key,
        "hidden": [field_view(form, form.submission_key)],
        "honeypot": field_view(form, form.fold_here),
    }


def field_view(form: SiteForm, field: Drawn) -> FieldView:
    """One field of a form, in the language of the reader."""
    required = bool(field.flags.required)
    is_trap = field is form.fold_here
    may_be_left = field in form.questions and not required and field.name not in form.at_times
    return {
        "kind": field.kind,
        "id": field_id(form, field),
        "name": str(field.name),
        "label": _label(field, may_be_left=may_be_left),
        "hint": str(field.hint) if field.hint else None,
        "value": field.displayed_value,
        "checked": field.is_ticked,
        "error": str(field.errors[0]) if field.errors and not is_trap else None,
        "required": required and field.applies(form),
        "autocomplete": field.autocomplete,
        "inputmode": field.inputmode,
        # Browsers cut what is pasted without a word: of a long text nobody would see it.
        "maxlength": None if field.has_lines else field.flags.maxlength,
        "width": field.width,
        "choices": _choices(field),
        "only_for": _only_for(field),
    }


def field_id(form: SiteForm, field: Drawn) -> str:
    """The HTML id of a field, unique among several forms: `contact-first-name`."""
    return f"{form.name}-{field.name}".replace("_", "-")


def error_messages(form: SiteForm) -> dict[str, str]:
    """Error messages by field name, for JSON answers."""
    return {str(field.name): str(field.errors[0]) for field in form.questions if field.errors}


def summary_view(form: SiteForm) -> SummaryView | None:
    """The error summary above the form, or None."""
    if form.failure:
        return {"title": form.failure, "errors": []}
    errors: list[ErrorView] = [
        {"id": field_id(form, field), "message": _line(field)}
        for field in form.questions
        if field.errors
    ]
    if not errors:
        return None
    title = ngettext(
        "One answer needs another look", "{{count}} answers need another look", len(errors)
    )
    return {"title": title, "errors": errors}


def _line(field: Drawn) -> str:
    """A line of the error summary with the name of its field, since several may say `Required`."""
    return _("{{label}}: {{problem}}", label=field.called, problem=field.errors[0])


def _label(field: Drawn, *, may_be_left: bool) -> str:
    """The label, marked if the field is optional."""
    label = str(field.label.text)
    return _("{{label}} (optional)", label=label) if may_be_left else label


def _choices(field: Drawn) -> list[ChoiceView]:
    chosen = field.chosen
    return [
        {
            "value": value,
            "label": str(label),
            "selected": value in chosen,
            "text": field.beside(value),
        }
        for value, label in field.lines
    ]


def _only_for(field: Drawn) -> OnlyForView | None:
    if not field.only_for:
        return None
    return {
        "conditions": [{"name": name, "values": list(values)} for name, values in field.only_for],
        "required": bool(field.flags.required),
    }
