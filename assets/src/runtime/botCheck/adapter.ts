/**
 * The bot check: the one place that knows its vendor's ways. A response is asked for whenever a
 * form is sent, since the vendor takes each of them once, and soon.
 */

import { services } from "../../pageFacts";
import { isConsentAlone } from "../../scripts";
import { isGranted } from "../consent/state";

interface BotCheck {
  ready: (then: () => void) => void;
  execute: (siteKey: string, about: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise?: BotCheck };
  }
}

/** How long a form waits for the vendor, its script included. */
const PATIENCE_MS = 2_000;

/**
 * A response for this action; empty where there is none. Never rejects, since a form is sent
 * without it too: the server flags that.
 */
export function botResponse(action: string): Promise<string> {
  return Promise.race([responseOf(action).catch(() => ""), patience()]);
}

async function responseOf(action: string): Promise<string> {
  const siteKey = services().botCheck?.siteKey;
  if (!siteKey || !isGranted("security_storage") || isConsentAlone()) return "";
  const vendor = window.grecaptcha?.enterprise ?? (await arrived());
  if (!vendor) return "";
  await new Promise<void>((resolve) => {
    vendor.ready(resolve);
  });
  return vendor.execute(siteKey, { action });
}

/** The vendor's interface, once the script that the page has asked for is there or has failed. */
function arrived(): Promise<BotCheck | undefined> {
  return new Promise((resolve) => {
    const done = () => {
      resolve(window.grecaptcha?.enterprise);
    };
    const script = document.querySelector("[data-page-script=bot-check]");
    if (!script) done();
    script?.addEventListener("load", done);
    script?.addEventListener("error", done);
  });
}

function patience(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, "");
  });
}
