// Before the page's own scripts: its timers stand still until the test lets time pass. What waits
// for no time at all only lets others go first, and goes on doing so.
{
  const [atOnce, never] = [setTimeout, clearTimeout];
  window.heldClock = FakeTimers.install({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  });
  const [held, called] = [setTimeout, clearTimeout];
  const theirs = new Set();
  window.setTimeout = (task, delay, ...values) => {
    if (delay > 0) return held(task, delay, ...values);
    const id = atOnce(task, 0, ...values);
    theirs.add(id);
    return id;
  };
  window.clearTimeout = (id) => (theirs.has(id) ? never(id) : called(id));
}
