"""The event sink, in development only: collects and shows what outside services would get."""

from portolan.sections.dev.event_sink.event_store import init_event_sink
from portolan.sections.dev.event_sink.views import blueprint

__all__ = ["blueprint", "init_event_sink"]
