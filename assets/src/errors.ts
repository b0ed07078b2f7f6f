/**
 * Where faults go that no visitor can mend: an event on the window, for whoever reports errors.
 * Nothing is written to the console.
 */

import { type End, listen } from "./topic";
import { topic } from "./topic";

export interface Fault {
  error: unknown;
  /** What was going on: the name of an island, of a chunk. */
  where: string;
  /** React's path to the component, where there is one. */
  componentStack?: string | undefined;
}

/** What went wrong, whoever noticed it. */
export interface Caught extends Partial<Fault> {
  error: unknown;
}

export const FAULT = "portolan:fault";

/** Tell whoever listens. */
export const { tell: report } = topic<Fault>(FAULT);

/** Hear of whatever goes wrong on the page; returns what ends that. */
export function onCaught(listener: (caught: Caught) => void): End {
  return listen(
    window,
    ["error", "unhandledrejection", FAULT],
    ({ detail, reason, error, message }: CaughtEvent) => {
      listener(detail ?? { error: reason ?? error ?? message });
    },
  );
}

/** What those events carry, each its own part of it. */
interface CaughtEvent extends Event {
  detail?: Fault;
  reason: unknown;
  error: unknown;
  message: string;
}

/** Do what nothing else may fail with: an error is told, and goes no further. */
export function isolate(where: string, task: () => unknown): void {
  try {
    task();
  } catch (error) {
    report({ error, where });
  }
}
