"""The OpenAPI document of the API, made from the same data as its page."""

from typing import Any

from portolan.core.brand import BRAND
from portolan.core.i18n import _
from portolan.sections.api.limits import RULE
from portolan.sections.api.operations import OPERATIONS, Operation, Parameter
from portolan.web.locale import current_locale, site_url

VERSION = "1.0.0"
ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["message", "field"],
            "properties": {
                "message": {"type": "string"},
                "field": {"type": ["string", "null"]},
                "choices": {"type": "array", "items": {"type": "string"}},
            },
        }
    },
}


def document() -> dict[str, Any]:
    """The document, in the visitor's language."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": _("{{brand}} freight tools"),
            "version": VERSION,
            "description": _("Places, routes, emissions and HS codes, as the pages show them."),
            "contact": {"name": BRAND.name, "url": f"{site_url(current_locale())}/company/contact"},
        },
        "servers": [{"url": site_url(current_locale())}],
        "paths": {one.path: {"get": _operation(one)} for one in OPERATIONS},
        "components": {"schemas": {"Error": ERROR}},
    }


def _operation(one: Operation) -> dict[str, Any]:
    return {
        "operationId": one.name,
        "summary": str(one.says),
        "parameters": [_parameter(each) for each in one.parameters],
        "responses": {
            "200": _response(_("The answer."), one.answer),
            "404": _refusal(_("Nothing goes by that name.")),
            "405": _refusal(_("Ask with GET."), Allow=_("The methods that are answered.")),
            "422": _refusal(_("A field is missing or wrong.")),
            "429": _refusal(
                f"{_('Too many requests')}: {RULE}",
                **{"Retry-After": _("Seconds until the next question is answered.")},
            ),
            "503": _refusal(_("This part of the site is not available right now.")),
        },
    }


def _parameter(each: Parameter) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": each.kind, **each.limits}
    if each.choices:
        schema["enum"] = list(each.choices)
    example = {"example": each.example} if each.example else {}
    return {
        "name": each.name,
        "in": each.within,
        "required": each.required,
        "description": str(each.says),
        "schema": schema,
        **example,
    }


def _refusal(says: str, **headers: str) -> dict[str, Any]:
    described = {name: {"description": text, "schema": {"type": "string"}}
            for name, text in headers.items()}  # fmt: skip
    answer = _response(says, {"$ref": "#/components/schemas/Error"})
    return {**answer, "headers": described} if described else answer


def _response(says: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": says, "content": {"application/json": {"schema": schema}}}
