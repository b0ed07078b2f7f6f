"""From WTForms to plain dicts: the one description that Jinja and React both draw."""

from typing import TypedDict

from forms.fields import Drawn, FieldKind, InputMode, Width
from forms.site_form import SiteForm
from portolan.core.i18n import _, ngettext


class ChoiceView(TypedDict):
    """One line of a list. `text` is what is typed beside it, where lines are counted."""

    value: str
    label: str
    selected: bool
    text: str


class OnlyForView(TypedDict):
    """The field whose answer decides, and the answers with which this field is asked.

    `required` says whether it has to be answered then.
    """

    name: str
    values: list[str]
    required: bool


class FieldView(TypedDict):
    """One field. `choices` is empty for every kind but select, radio, checkboxes and counts.

    `required` says whether it has to be answered as the other answers are now.
    Pages show every field; where scripts run, one with `only_for` hides when it is not asked.
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
    """What stands above a form that was not accepted; without errors the title says it all."""

    title: str
    errors: list[ErrorView]


class PostFormProps(TypedDict):
    """A whole form. `honeypot` is drawn out of sight, `hidden` are inputs of that type."""

    name: str
    action: str
    groups: list[GroupView]
    submit: str
    summary: SummaryView | None
    key: str
    hidden: list[FieldView]
    honeypot: FieldView


def form_view(form: SiteForm) -> PostFormProps:
    """The form as it stands: empty, or with what was typed and what is wrong with it."""
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
    return {
        "kind": field.kind,
        "id": field_id(form, field),
        "name": str(field.name),
        "label": _label(field, may_be_left=field in form.questions and not required),
        "hint": str(field.hint) if field.hint else None,
        "value": field.shown,
        "checked": field.is_ticked,
        "error": str(field.errors[0]) if field.errors and not is_trap else None,
        "required": required and field.is_asked(form),
        "autocomplete": field.autocomplete,
        "inputmode": field.inputmode,
        "maxlength": field.flags.maxlength,
        "width": field.width,
        "choices": _choices(field),
        "only_for": _only_for(field),
    }


def field_id(form: SiteForm, field: Drawn) -> str:
    """An id that is unique on a page with several forms: `contact-first-name`."""
    return f"{form.name}-{field.name}".replace("_", "-")


def error_messages(form: SiteForm) -> dict[str, str]:
    """Field name to message, for answers to a script."""
    return {str(field.name): str(field.errors[0]) for field in form.questions if field.errors}


def summary_view(form: SiteForm) -> SummaryView | None:
    """What stands above the form; None where there is nothing to say."""
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
    """Several fields may say `Required`, so a line of the summary names its field."""
    return _("{{label}}: {{problem}}", label=field.called, problem=field.errors[0])


def _label(field: Drawn, *, may_be_left: bool) -> str:
    """Optional fields say so, since most are not."""
    label = str(field.label.text)
    return _("{{label}} (optional)", label=label) if may_be_left else label


def _choices(field: Drawn) -> list[ChoiceView]:
    return [
        {
            "value": value,
            "label": str(label),
            "selected": value in field.chosen,
            "text": field.beside(value),
        }
        for value, label in field.lines
    ]


def _only_for(field: Drawn) -> OnlyForView | None:
    if field.only_for is None:
        return None
    name, values = field.only_for
    return {"name": name, "values": list(values), "required": bool(field.flags.required)}
