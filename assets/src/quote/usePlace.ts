/** Which step is shown, in the page and in the history of the browser. */

import { useEffect, useRef, useState } from "react";

import { addStep, comesFrom, currentStep, noteStep } from "./history";
import type { StepView } from "../generated/props";

/**
 * @param first the step to begin with
 * @param furthest how far a return to the page may lead; null where it stays with `first`
 */
export function usePlace(steps: StepView[], first: number, furthest: () => number | null) {
  const last = steps.length - 1;
  const [at, setAt] = useState(first);
  const [reached, setReached] = useState(first);
  // What takes the focus once the step is drawn.
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    if (wanted.current === undefined) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  function show(step: number, focus = `#${steps[step]?.id ?? ""} > legend`) {
    if (step === at) {
      // Nothing is drawn anew.
      document.querySelector<HTMLElement>(focus)?.focus();
      return;
    }
    wanted.current = focus;
    setAt(step);
    setReached((before) => Math.max(before, step));
  }

  // Returning to the page returns to its step, as far as the answers are still there.
  useEffect(() => {
    const [before, most] = [currentStep(), furthest()];
    const start = before === null || most === null ? first : Math.min(before, most);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows the step
    setAt(start);
    setReached(start);
    noteStep(start);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is taken over
  }, []);

  useEffect(() => {
    const follow = () => {
      const step = currentStep();
      // Links within the page make entries too, which say nothing of steps.
      if (step !== null && step !== at) show(Math.min(step, last));
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
    };
  });

  /** Show a step that the browser's Back button leads away from again. */
  function go(step: number, focus?: string): void {
    if (step !== at) addStep(step, at);
    show(step, focus);
  }

  /** As `go`, and the focus is somebody else's. */
  function open(step: number): void {
    if (step === at) return;
    addStep(step, at);
    setAt(step);
  }

  function back(): void {
    const target = at - 1;
    if (comesFrom(target)) {
      history.back();
      return;
    }
    noteStep(target);
    show(target);
  }

  return { at, reached, last, go, open, back, setAt };
}
