/** Has the button that opens a chat looked after, on sites that offer one. */

import { type End, endAll, startAfter } from "../../topic";
import { toolReady } from "../consent/adapter";

/** It stays hidden until the consent tool says that a chat is permitted. */
export function start(): End {
  const button = document.querySelector<HTMLElement>("[data-chat]");
  return button ? startAfter(fetchChat(), (chat) => chat?.start(button)) : endAll();
}

/** Without its chunk there is no chat, and the page is not loaded anew for it. */
async function fetchChat() {
  await toolReady;
  return import(/* webpackChunkName: "chat" */ "./chat").catch(() => undefined);
}
