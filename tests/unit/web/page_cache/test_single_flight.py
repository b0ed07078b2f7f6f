"""However many ask at once, a page is rendered once; what is not kept is nobody's queue."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event

import pytest
from werkzeug.test import Client

from portolan.web.page_cache.single_flight import SingleFlight, alone_on_machine
from tests.unit.web.toy_site import EN, Setting

MANY = 8


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    return Setting(tmp_path)


def _storm(setting: Setting, workers: int = 1) -> list[bytes]:
    """The page asked for by many threads at once; the first waits until all have asked."""
    start = Barrier(MANY, timeout=60)
    clients = [Client(setting.worker()) for _ in range(workers)]

    def ask(number: int) -> bytes:
        client = clients[number % workers]
        start.wait()
        data: bytes = client.get("/about", base_url=f"http://{EN}").data
        return data

    with ThreadPoolExecutor(MANY) as threads:
        return list(threads.map(ask, range(MANY)))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_storm_renders_once(setting: Setting, workers: int) -> None:
    bodies = _storm(setting, workers)
    assert len(set(bodies)) == 1
    assert len(setting.site.rendered) == 1


def test_the_first_visitors_of_a_worker_wait_until_it_knows_its_pages(setting: Setting) -> None:
    looking, others = Event(), Event()

    def unknown() -> list[str]:
        looking.set()
        # Released by the second visitor where it is let past; otherwise after its wait.
        others.wait(0.2)
        return []

    client = Client(setting.worker(unknown=unknown))

    def ask(_: int) -> bytes:
        data: bytes = client.get("/about", base_url=f"http://{EN}").data
        others.set()
        return data

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(ask, 1)
        assert looking.wait(20)
        assert threads.submit(ask, 2).result(20) == first.result(20)
    assert len(setting.site.rendered) == 1


def test_what_is_not_kept_is_rendered_side_by_side(setting: Setting) -> None:
    setting.get("/search?q=first")
    together = Barrier(MANY, timeout=60)
    setting.site.before_answer = lambda: (together.wait(), None)[1]
    with ThreadPoolExecutor(MANY) as threads:
        answers = threads.map(lambda n: setting.get(f"/search?q={n}").status_code, range(MANY))
        assert list(answers) == [200] * MANY


def test_a_failing_page_lets_the_next_one_through(setting: Setting) -> None:
    def fail() -> None:
        raise RuntimeError("no such lane")

    setting.site.flask.testing = True
    setting.site.before_answer = fail
    with pytest.raises(RuntimeError, match="no such lane"):
        setting.get("/about")
    setting.site.before_answer = lambda: None
    assert setting.get("/about").status_code == 200


def test_other_keys_do_not_wait() -> None:
    flights = SingleFlight()
    with flights.alone("a"), flights.alone("b", wait=20):
        pass


def test_nothing_is_left_of_a_flight() -> None:
    flights = SingleFlight()
    with flights.alone("a"):
        assert flights._flights
    assert not flights._flights


def test_a_thread_waits_for_the_one_before() -> None:
    flights, order, held = SingleFlight(), [], Event()

    def second() -> None:
        held.set()
        with flights.alone("a", wait=20):
            order.append("second")

    with ThreadPoolExecutor(1) as threads:
        with flights.alone("a"):
            after = threads.submit(second)
            assert held.wait(20)
            order.append("first")
        after.result(20)
    assert order == ["first", "second"]


def test_whoever_waits_too_long_goes_ahead() -> None:
    flights = SingleFlight()
    with flights.alone("a"), flights.alone("a", wait=0):
        pass


def test_the_folder_of_the_locks_is_made(tmp_path: Path) -> None:
    with alone_on_machine(folder := tmp_path / "new" / "folder", "page"):
        assert len(list(folder.iterdir())) == 1


def test_another_process_waits_for_the_lock(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from portolan.web.page_cache.single_flight import alone_on_machine\n"
        "with alone_on_machine(Path(sys.argv[1]), 'page', wait=30): print('in', flush=True)\n"
    )
    with alone_on_machine(tmp_path, "page"):
        other = subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, text=True
        )
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.6)
    out, _ = other.communicate(timeout=60)
    assert (out, other.returncode) == ("in\n", 0)
