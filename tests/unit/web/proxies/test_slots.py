"""Slots for requests to other hosts."""

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


def test_one_host_has_few_slots_and_others_have_theirs() -> None:
    slots = hasty()
    for _ in range(EACH):
        slots.take("a")
    with pytest.raises(ServiceUnavailable) as refused:
        slots.take("a")
    assert refused.value.retry_after
    slots.take("b")


def test_all_hosts_together_leave_threads_for_pages() -> None:
    script_proxy = 2
    assert ALL + BODIES + script_proxy < THREADS
    slots = hasty()
    for number in range(ALL):
        slots.take(str(number))
    with pytest.raises(ServiceUnavailable):
        slots.take("one more")


def test_a_released_slot_is_free_again() -> None:
    slots = hasty(each=1)
    for _ in range(3):
        slots.take("a")
        slots.leave("a")


@pytest.mark.parametrize(
    "slots",
    [
        pytest.param(Slots(each=1, long_wait=AGES), id="while threads are free"),
        pytest.param(
            Slots(each=1, all_hosts=1, long_wait=AGES, short_wait=AGES), id="on the last threads"
        ),
    ],
)
def test_who_waits_gets_the_released_slot(slots: Slots) -> None:
    slots.take("a")
    waiting = Thread(target=slots.take, args=("a",))
    waiting.start()
    slots.leave("a")
    waiting.join(AGES)
    assert not waiting.is_alive()


def test_on_the_last_threads_silence_is_enough() -> None:
    slots = Slots(each=1, all_hosts=1, long_wait=AGES, short_wait=0)
    slots.take("a")
    with pytest.raises(ServiceUnavailable):
        slots.take("a")


def test_nobody_waits_for_a_host_that_has_long_been_silent() -> None:
    slots = Slots(each=1, all_hosts=9, long_wait=AGES)
    slots.take("hung")
    slots._changed_at["hung"] -= AGES
    with pytest.raises(ServiceUnavailable):
        slots.take("hung")
    # Others come and go; that says nothing of the hung one.
    slots.take("healthy")
    slots.leave("healthy")
    with pytest.raises(ServiceUnavailable):
        slots.take("hung")
    slots.leave("hung")
    slots.take("hung")
