/** The step of a form in the history of the browser, so that its Back button goes one step back. */

interface QuoteEntry {
  quoteStep?: number;
  /** The step of the entry before, where that is the same page. */
  quoteFrom?: number | undefined;
}

export function currentStep(): number | null {
  return (history.state as QuoteEntry | null)?.quoteStep ?? null;
}

/** The entry of the page itself: whatever step it shows. */
export function noteStep(quoteStep: number): void {
  history.replaceState({ ...entry(), quoteStep }, "");
}

/** An entry of its own for the step that is gone to. */
export function addStep(quoteStep: number, quoteFrom: number): void {
  history.pushState({ ...entry(), quoteStep, quoteFrom }, "");
}

/** Whether the entry before this one is that step. */
export function comesFrom(step: number): boolean {
  return entry().quoteFrom === step;
}

function entry(): QuoteEntry {
  return (history.state as QuoteEntry | null) ?? {};
}
