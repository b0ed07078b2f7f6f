"""Careers: teams, offices, open roles, and what we hold ourselves to."""

from portolan.sections.careers.views import blueprint

__all__ = ["blueprint"]
