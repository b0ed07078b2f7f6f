"""Careers: teams, offices, open roles, and what we hold ourselves to."""

from portolan.careers.views import blueprint

__all__ = ["blueprint"]
