"""The translator's view, in development only: with `?translate` each text leads to its entry."""

from portolan.sections.dev.translator_view.views import blueprint, init_translator_view

__all__ = ["blueprint", "init_translator_view"]
