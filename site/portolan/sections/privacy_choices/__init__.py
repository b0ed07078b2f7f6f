"""Privacy choices: visitors' consent, and their region, on which the consent rules depend."""

from portolan.sections.privacy_choices.views import blueprint

__all__ = ["blueprint"]
