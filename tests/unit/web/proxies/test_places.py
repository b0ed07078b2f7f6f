"""How many requests may be with other hosts at a time."""

from threading import Thread

import pytest
from werkzeug.exceptions import ServiceUnavailable

from portolan.web.body_slots import ALL as BODIES
from portolan.web.proxies.slots import ALL, EACH, Slots

THREADS = 12
"""Of a process of the Procfile."""
AGES = 60.0


def hasty(**numbers: int) -> Slots:
    return Slots(**numbers, long_wait=0, short_wait=0)


def test_one_host_has_few_places_and_others_have_theirs() -> None:
    places = hasty()
    for _ in range(EACH):
        places.take("a")
    with pytest.raises(ServiceUnavailable) as refused:
        places.take("a")
    assert refused.value.retry_after
    places.take("b")


def test_all_hosts_together_leave_threads_for_pages() -> None:
    script_proxy = 2
    assert ALL + BODIES + script_proxy < THREADS
    places = hasty()
    for number in range(ALL):
        places.take(str(number))
    with pytest.raises(ServiceUnavailable):
        places.take("one more")


def test_a_place_that_is_given_back_is_there_again() -> None:
    places = hasty(each=1)
    for _ in range(3):
        places.take("a")
        places.leave("a")


@pytest.mark.parametrize(
    "places",
    [
        pytest.param(Slots(each=1, long_wait=AGES), id="while threads are free"),
        pytest.param(
            Slots(each=1, all_hosts=1, long_wait=AGES, short_wait=AGES), id="on the last threads"
        ),
    ],
)
def test_who_waits_gets_the_place_that_is_given_back(places: Slots) -> None:
    places.take("a")
    waiting = Thread(target=places.take, args=("a",))
    waiting.start()
    places.leave("a")
    waiting.join(AGES)
    assert not waiting.is_alive()


def test_on_the_last_threads_silence_is_enough() -> None:
    places = Slots(each=1, all_hosts=1, long_wait=AGES, short_wait=0)
    places.take("a")
    with pytest.raises(ServiceUnavailable):
        places.take("a")


def test_nobody_waits_for_a_host_that_has_long_been_silent() -> None:
    places = Slots(each=1, all_hosts=9, long_wait=AGES)
    places.take("hung")
    places._changed_at["hung"] -= AGES
    with pytest.raises(ServiceUnavailable):
        places.take("hung")
    # Others come and go; that says nothing of the hung one.
    places.take("healthy")
    places.leave("healthy")
    with pytest.raises(ServiceUnavailable):
        places.take("hung")
    places.leave("hung")
    places.take("hung")
