/**
 * The built-in consent tool. The server keeps the choice in a cookie, which it documents in
 * site/portolan/sections/privacy_choices/cookie.py: `1.analytics`, a version and the permitted purposes.
 */

import { whenLoaded } from "../../documentReady";
import { type End, endAll, listen, startAfter } from "../../topic";
import { readCookie } from "../storage";
import type { Choice, ConsentTool } from "./tool";

const COOKIE = "privacy_choices";
const VERSION = "1";

/** Nothing on the page waits for it: it comes late, as a tool of others would. */
export const start = (): End => startAfter(whenLoaded(), provideTool);

function provideTool(): End {
  const events = new EventTarget();
  let seen = readCookie(COOKIE);
  const tell = () => {
    seen = readCookie(COOKIE);
    events.dispatchEvent(new Event("consent-change"));
  };
  const look = () => {
    if (seen !== readCookie(COOKIE)) tell();
  };
  const tool: Omit<ConsentTool, keyof EventTarget> = {
    getConsent,
    getGeography: async () => (await server()).geographyOfServer(),
    setConsent: async (permitted) => {
      await (await server()).storeChoice(permitted);
      tell();
    },
  };
  window.consentTool = Object.assign(events, tool);
  // Another window may have changed it; where that cannot be heard, it is seen on coming back.
  return endAll(
    listen(document, ["visibilitychange"], look),
    listen((window as { cookieStore?: EventTarget }).cookieStore, ["change"], look),
  );
}

function getConsent(): Choice | undefined {
  const [version, ...names] = (readCookie(COOKIE) ?? "").split(".");
  if (version !== VERSION) return undefined;
  const purposes = Object.fromEntries(["essential", ...names].map((name) => [name, true]));
  return { purposes, isConfirmed: true };
}

function server() {
  return import(/* webpackChunkName: "consent" */ "./server");
}
