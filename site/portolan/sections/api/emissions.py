"""Emissions in the API, calculated by the calculator's code."""

from flask import request

from portolan.sections.api import arguments
from portolan.sections.api.answers import Refused
from portolan.sections.shared.emissions_query.problems import Problem, Unanswerable
from portolan.sections.shared.emissions_query.query import EmissionsQuery
from portolan.sections.shared.emissions_query.result import EmissionsResult, answer_to


def emissions_result() -> EmissionsResult:
    """The emissions for the query; raises `Refused` for its first invalid field."""
    # The calculator's form has a default mode; the API requires one.
    arguments.required("mode")
    try:
        return answer_to(EmissionsQuery.of(request.args))
    except Unanswerable as wrong:
        raise _refused(wrong.problems[0]) from None


def _refused(problem: Problem) -> Refused:
    codes = [place.code for place in problem.choices]
    status = arguments.NOT_FOUND if problem.is_unknown else arguments.UNPROCESSABLE
    return Refused(problem.message, problem.field, status, codes)
