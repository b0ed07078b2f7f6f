/**
 * The bot check: the one place that knows its vendor's ways. A response is asked for whenever a
 * form is sent, since the vendor takes each of them once, and soon.
 */

import { isConsentAlone } from "../../scripts";
import { isGranted } from "../consent/state";
import { services } from "../services";

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
export async function botResponse(action: string): Promise<string> {
  const siteKey = services().botCheck?.siteKey;
  if (!siteKey || !isGranted("security_storage") || isConsentAlone()) return "";
  return Promise.race([ask(siteKey, action).catch(() => ""), patience()]);
}

async function ask(siteKey: string, action: string): Promise<string> {
  const vendor = window.grecaptcha?.enterprise ?? (await arrived());
  await new Promise<void>((resolve) => {
    vendor.ready(resolve);
  });
  return vendor.execute(siteKey, { action });
}

/** The vendor's interface, once the script that the page has asked for is there. */
function arrived(): Promise<BotCheck> {
  return new Promise((resolve, reject) => {
    const script = document.querySelector("[data-page-script=bot-check]");
    if (!script) reject(new Error("The bot check is not on the page"));
    script?.addEventListener("error", reject);
    script?.addEventListener("load", () => {
      const found = window.grecaptcha?.enterprise;
      if (found) resolve(found);
      else reject(new Error("The bot check is not what it was"));
    });
  });
}

function patience(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, "");
  });
}
