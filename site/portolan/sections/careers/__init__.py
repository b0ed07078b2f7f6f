"""Careers: teams, offices, open roles, and our commitments."""

from portolan.sections.careers.views import blueprint

__all__ = ["blueprint"]
