"""The sink, in development only: it takes what would go to outside services, and shows it."""

from portolan.sections.dev.event_sink.event_store import init_event_sink
from portolan.sections.dev.event_sink.views import blueprint

__all__ = ["blueprint", "init_event_sink"]
