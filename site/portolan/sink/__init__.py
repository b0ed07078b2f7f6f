"""The sink, in development only: it takes what would go to outside services, and shows it."""

from portolan.sink.kept import init_sink
from portolan.sink.views import blueprint

__all__ = ["blueprint", "init_sink"]
