"""The handing on of the figures: once a second they are added to the file of this process.

To write them for each request would cost a kept page a tenth of its time.
"""

import logging
import os
from multiprocessing.util import Finalize
from threading import Event, Lock, Thread

from portolan.leads.metrics.counter import Counter
from portolan.leads.metrics.tally import Tally
from portolan.web.request_metrics.recorder import BUCKETS, Recorder, RequestFigures

log = logging.getLogger(__name__)

EVERY_SECONDS = 1.0
REQUESTS = Counter("http_requests", "Requests.", ("method", "status", "cache"))
TIMES = Counter("http_request_duration_seconds", "Time until the answer.", ("cache",))
PROXIED = Counter("http_proxied_requests", "Requests to other hosts.", ("host", "verdict"))
RENDERS = Counter("http_renders", "Templates drawn.", ())
IN_FLIGHT = Counter("http_requests_in_flight", "Requests being answered.", ())

_BOUNDS = (*(str(bound) for bound in BUCKETS), "+Inf")


class Flusher:
    """Hands the figures of a recorder on, from the first request of a process until its end."""

    def __init__(self, recorder: Recorder, tally: Tally) -> None:
        self._recorder = recorder
        self._tally = tally
        self._alone = Lock()
        self._pid = 0

    def start(self) -> None:
        """Start the thread, once in each process: it does not come along with a fork."""
        if self._pid == os.getpid():
            return
        with self._alone:
            if self._pid != os.getpid():
                if self._pid:
                    self._recorder.forget()
                self._pid = os.getpid()
                Finalize(None, self.flush, exitpriority=1)
                Thread(target=self._go_on, daemon=True).start()

    def flush(self) -> None:
        """Hand on what there is."""
        try:
            self._write(self._recorder.take())
        except Exception as error:  # a full disk takes figures, and nothing else
            log.error("figures not kept: %s", type(error).__name__)  # noqa: TRY400 - the kind is enough

    def _go_on(self) -> None:
        pause = Event()
        while not pause.wait(EVERY_SECONDS):
            self.flush()

    def _write(self, figures: RequestFigures) -> None:
        tally = self._tally
        for requests, count in figures.requests.items():
            tally.add(REQUESTS, *requests, amount=count)
        for proxied, count in figures.proxied.items():
            tally.add(PROXIED, *proxied, amount=count)
        for verdict, times in figures.times.items():
            counts = dict(zip(_BOUNDS, times.counts, strict=True))
            tally.add_times(TIMES, counts, times.seconds, verdict)
        if figures.renders:
            tally.add(RENDERS, amount=figures.renders)
        tally.set(IN_FLIGHT, self._recorder.in_flight)
