"""The OpenAPI document of the API, made from the same data as its page."""

from typing import Any

from portolan.core.brand import BRAND
from portolan.core.i18n import _
from portolan.sections.api.batches import LIST
from portolan.sections.api.limits import RULE
from portolan.sections.api.operation import Operation, Parameter
from portolan.sections.api.operations import OPERATIONS
from portolan.sections.shared.shipment_query.unreadable import MOST_ROWS
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
        "paths": {one.path: {one.method: _operation(one)} for one in OPERATIONS},
        "components": {"schemas": {"Error": ERROR}},
    }


def _operation(one: Operation) -> dict[str, Any]:
    return {
        "operationId": one.name,
        "summary": str(one.says),
        **(_list_body(one) if one.method == "post" else _in_query(one)),
        "responses": {
            "200": _response(_("The answer."), one.answer),
            "404": _refusal(_("There is no entry with this name.")),
            "405": _refusal(
                _("Use POST.") if one.method == "post" else _("Use GET."),
                Allow=_("The methods that this path accepts."),
            ),
            "422": _refusal(_("A field is missing or wrong.")),
            "429": _refusal(
                f"{_('Too many requests')}: {RULE}",
                **{"Retry-After": _("Seconds to wait before the next request.")},
            ),
            "503": _refusal(_("This part of the site is not available right now.")),
        },
    }


def _in_query(one: Operation) -> dict[str, Any]:
    return {"parameters": [_parameter(each) for each in one.parameters]}


def _list_body(one: Operation) -> dict[str, Any]:
    """The body of a list: the parameters are the fields of each row."""
    fields = {
        each.name: {**_schema(each), "description": str(each.says)} for each in one.parameters
    }
    needed = [each.name for each in one.parameters if each.required]
    row = {"type": "object", "properties": fields, "required": needed}
    rows = {"type": "array", "items": row, "minItems": 1, "maxItems": MOST_ROWS}
    whole = {"type": "object", "properties": {LIST: rows}, "required": [LIST]}
    content = {"application/json": {"schema": whole, "example": example_list(one)}}
    return {"requestBody": {"required": True, "content": content}}


def example_list(one: Operation) -> dict[str, Any]:
    """A list with one row, of the examples of the fields."""
    return {LIST: [{each.name: each.example for each in one.parameters if each.example}]}


def _schema(each: Parameter) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": each.kind, **each.limits}
    if each.choices:
        schema["enum"] = list(each.choices)
    return schema


def _parameter(each: Parameter) -> dict[str, Any]:
    example = {"example": each.example} if each.example else {}
    return {
        "name": each.name,
        "in": each.within,
        "required": each.required,
        "description": str(each.says),
        "schema": _schema(each),
        **example,
    }


def _refusal(says: str, **headers: str) -> dict[str, Any]:
    described = {name: {"description": text, "schema": {"type": "string"}}
            for name, text in headers.items()}  # fmt: skip
    answer = _response(says, {"$ref": "#/components/schemas/Error"})
    return {**answer, "headers": described} if described else answer


def _response(says: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": says, "content": {"application/json": {"schema": schema}}}
