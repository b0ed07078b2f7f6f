/**
 * The customer-messaging service: the one place that knows its ways. It reads what was asked of
 * it before its script came from a list, as below.
 */

interface Messenger {
  (...words: unknown[]): void;
  /** What was asked of it before it was there. */
  q?: unknown[][];
  /** Its own script adds to the list by this. */
  c?: (words: unknown[]) => void;
}

declare global {
  interface Window {
    Intercom?: Messenger;
  }
}

/** Make a place for what is asked of the service until its script is there. */
export function prepareChat(appId: string): void {
  const waiting: unknown[][] = [];
  const messenger: Messenger = (...words) => waiting.push(words);
  window.Intercom ??= Object.assign(messenger, {
    q: waiting,
    c: (words: unknown[]) => void waiting.push(words),
  });
  window.Intercom("boot", { app_id: appId, hide_default_launcher: true });
}

/** Show the conversation. */
export function showChat(): void {
  window.Intercom?.("show");
}

/** Forget the visitor, and take the conversation off the page. */
export function forgetVisitor(): void {
  window.Intercom?.("shutdown");
}
