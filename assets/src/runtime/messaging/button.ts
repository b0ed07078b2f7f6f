/** Has the button that opens a chat looked after, on sites that offer one. */

import { toolReady } from "../consent/adapter";

let end: (() => void) | undefined;

/** It stays hidden until the consent tool says that a chat is permitted. */
export function start(): void {
  const button = document.querySelector<HTMLElement>("[data-chat]");
  // Without its chunk there is no chat, and the page is not loaded anew for it.
  if (button) toolReady.then(() => lookAfter(button)).catch(() => undefined);
}

export function stop(): void {
  end?.();
}

async function lookAfter(button: HTMLElement): Promise<void> {
  const chat = await import(/* webpackChunkName: "chat" */ "./chat");
  end = chat.start(button);
}
