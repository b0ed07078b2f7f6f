/** A clock that the test moves, for code that waits. */

import { mock } from "node:test";

/** Let time stand still, for Node and for the document. */
export function stopTheClock(): void {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(window, { setTimeout: globalThis.setTimeout });
}

/** Let so many milliseconds pass, and promises have their turn. */
export async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
