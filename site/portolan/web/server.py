"""The production server: granian, whose workers come back after whatever has ended them.

It takes granian's own options: `python -m portolan.web.server --interface wsgi … wsgi:application`.
Nine things differ from `granian --respawn-failed-workers`:

* A worker that is killed twice within seconds is replaced twice; granian would end all of them.
* One that ends by itself, because it cannot start, is tried again after growing waits, as long as
  another one serves. Where none does the server ends, and whoever has started it learns so.
* One that is told to end while it is still loading ends at once, and not after the time that is
  given to those with requests in hand.
* All workers accept from one socket, so that no connection waits for a worker that is dead.
* A body that is read holds one of a few slots (`body_slots`), so that threads are left for pages.
* What its workers run is loaded before they are forked, with dictionaries and coasts, so that they
  share the memory that it takes and start in a third of the time. What is built is not: a new
  worker has the newest data.
* A page in memory is answered before the environment is made that an application is called with.
* What it logs are lines of JSON, as the site's own.
* An answer that lies ready is sent by a thread of its own (`own_threads`), for the same reason.
"""

import gc
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from ctypes import CDLL
from functools import partial
from importlib import import_module
from threading import Event
from typing import Any

from granian import cli, log
from granian.net import SocketSpec
from granian.server import mp
from granian.server.mp import MPServer, WorkerProcess
from granian.wsgi import _callback_wrapper as call_of

from portolan.core.config import Settings
from portolan.core.locales import LOCALES
from portolan.core.log_lines import LineFormatter
from portolan.drawing.maps.world import simplify_land
from portolan.web.body_slots import BodySlots
from portolan.web.guarded_bodies import guarded
from portolan.web.own_threads import with_own_threads
from portolan.web.refusals import refusals

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 30.0
EVERY_WORKERS = (
    "app",
    "email_validator",
    "icalendar",
    "phonenumbers",
    "portolan.leads.accept",
    "portolan.web.proxies.exchange",
)
"""The modules that nearly all others are loaded with; none does more than define things."""
M_ARENA_MAX, ARENAS = -8, 2
"""The name of the option in `malloc.h`, and its value."""
STARTED_SECONDS = 60.0
"""The age from which a worker counts as one that could start."""


class Server(MPServer):  # type: ignore[misc]  # granian is typed in part only
    """A server that replaces the workers it loses."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.respawn_failed_workers = True
        self._ending = Event()
        self._failures: dict[int, int] = {}

    def signal_handler_interrupt(self, *arguments: Any, **options: Any) -> None:
        """End, also where a worker is waited for."""
        self._ending.set()
        super().signal_handler_interrupt(*arguments, **options)

    def _init_shared_socket(self) -> None:
        if self.bind_uds:
            super()._init_shared_socket()
            return
        self._shd = SocketSpec(self.bind_addr, self.bind_port, self.backlog).build()
        self._sfd = self._shd.get_fd()
        self._sso = socket.socket(fileno=self._sfd)
        self._sso.set_inheritable(True)

    def _spawn_worker(
        self, idx: int, target: Any, callback_loader: Callable[[], Any]
    ) -> WorkerProcess:
        worker = super()._spawn_worker(idx, target, partial(loaded, callback_loader))
        # In the thread that waits for the worker's end: the others are watched meanwhile.
        worker._watcher = partial(self._watch_over, worker, worker._watcher)  # noqa: SLF001 - granian has no hook
        return worker

    def _watch_over(self, worker: WorkerProcess, report_end: Callable[[], None]) -> None:
        worker.join()
        if not worker.interrupt_by_parent:
            self._ending.wait(self._pause_after(worker))
        report_end()

    def _pause_after(self, worker: WorkerProcess) -> float:
        """The seconds to wait before the next worker is started in place of this one."""
        lived: float = time.monotonic() - worker.birth
        if worker.inner.exitcode is None or worker.inner.exitcode < 0:
            return max(0.0, FIRST_PAUSE_SECONDS - lived)
        if not any(each.is_alive() for each in self.wrks):
            self.respawn_failed_workers = False
            return 0.0
        failures = 0 if lived > STARTED_SECONDS else self._failures.get(worker.idx, 0)
        self._failures[worker.idx] = failures + 1
        return min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2.0**failures)

    def _respawn_workers(self, *arguments: Any, **options: Any) -> None:
        super()._respawn_workers(*arguments, **options)
        # What granian takes for a crash loop, and ends all workers for.
        self.respawned_wrks.clear()


def load_code() -> None:
    """Import the code of all workers before they are forked.

    The garbage collector ignores it, since its marks would copy the shared memory.
    """
    gc.disable()
    for name in EVERY_WORKERS:
        import_module(name)
    load_packaged()
    gc.freeze()
    gc.enable()


def load_packaged() -> None:
    """Read what comes with the code and what visitors would wait for.

    It is the words and sounds of Chinese (half a second of CPU, 120 MB), and the coasts at every
    step of detail (as long, 13 MB).
    """
    for locale in LOCALES:
        locale.reading("")
        if locale.script.words:
            locale.script.words("")
    simplify_land()


def share_arenas() -> None:
    """Limit the process to two memory arenas, shared by all its threads.

    With an arena for each thread, a tenth of a worker's memory would be held unused.
    """
    with suppress(AttributeError):  # a C library of another kind than GNU's
        CDLL(None).mallopt(M_ARENA_MAX, ARENAS)


def loaded(load: Callable[[], Any]) -> Any:
    """The application; a worker that is told to end while it loads ends at once."""
    # It would have the server's own handler, and hold up the end until it is killed.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    return load()


def guarded_call_of(application: Any, *arguments: Any) -> Any:
    """The function that granian calls for each request, in a worker."""
    settings = Settings.from_environment(os.environ)
    call = with_own_threads(call_of(application, *arguments))
    ready = getattr(application, "ready", None)
    return guarded(
        call,
        BodySlots(),
        hops=settings.trusted_proxies,
        texts=refusals(settings),
        ready=ready,
    )


if __name__ == "__main__":
    share_arenas()
    load_code()
    cli.Server = Server
    log.LOGGING_CONFIG["formatters"]["generic"] = {"()": LineFormatter}
    mp._wsgi_call_wrap = guarded_call_of  # noqa: SLF001 - granian has no hook
    cli.entrypoint()
