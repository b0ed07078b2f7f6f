/** Which step is shown, in the page and in the history of the browser. */

import { useEffect, useRef, useState } from "react";

import { addStep, comesFrom, currentStep, noteStep } from "./history";
import type { StepView } from "../generated/quote";

/**
 * @param first the step to begin with
 * @param furthest how far a return to the page may lead; null where it stays with `first`
 */
export function usePlace(steps: StepView[], first: number, furthest: () => number | null) {
  const { at, reached, setAt, startAt, showStep } = useCurrentStep(steps, first);

  useReturn(first, furthest, startAt);
  useStepOfHistory((step) => {
    if (step !== at) showStep(Math.min(step, steps.length - 1));
  });

  /** Show a step that the browser's Back button leads away from again. */
  function moveTo(step: number, focus?: string): void {
    if (step !== at) addStep(step, at);
    showStep(step, focus);
  }

  /** As `moveTo`, and the focus is somebody else's. */
  function openStep(step: number): void {
    if (step === at) return;
    addStep(step, at);
    setAt(step);
  }

  const moveBack = () => {
    stepBack(at - 1, showStep);
  };

  return { at, reached, moveTo, openStep, moveBack, setAt };
}

/** The step that is drawn, and the furthest one that was. */
function useCurrentStep(steps: StepView[], first: number) {
  const [at, setAt] = useState(first);
  const [reached, setReached] = useState(first);
  const focusOnceDrawn = useFocusOnceDrawn();

  function startAt(step: number) {
    setAt(step);
    setReached(step);
  }

  function showStep(step: number, focus = `#${steps[step]?.id ?? ""} > legend`) {
    if (step === at) {
      // Nothing is drawn anew.
      focusFirst(focus);
      return;
    }
    focusOnceDrawn(focus);
    setAt(step);
    setReached((before) => Math.max(before, step));
  }

  return { at, reached, setAt, startAt, showStep };
}

/** Back by the history where it leads there; else the step is drawn in this entry. */
function stepBack(step: number, show: (step: number) => void): void {
  if (comesFrom(step)) {
    history.back();
    return;
  }
  noteStep(step);
  show(step);
}

/** Moves the focus once the step is drawn. */
function useFocusOnceDrawn() {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current === undefined) return;
    focusFirst(awaited.current);
    awaited.current = undefined;
  });
  return (selector: string) => {
    awaited.current = selector;
  };
}

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Returning to the page returns to its step, as far as the answers are still there. */
function useReturn(
  first: number,
  furthest: () => number | null,
  begin: (step: number) => void,
): void {
  useEffect(() => {
    const [before, most] = [currentStep(), furthest()];
    const start = before === null || most === null ? first : Math.min(before, most);
    begin(start);
    noteStep(start);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is taken over
  }, []);
}

/** Follows the browser's own buttons. */
function useStepOfHistory(follow: (step: number) => void): void {
  useEffect(() => {
    const onPopState = () => {
      const step = currentStep();
      // Links within the page make entries too, which say nothing of steps.
      if (step !== null) follow(step);
    };
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("popstate", onPopState);
    };
  });
}
