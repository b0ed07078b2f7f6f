import { show } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { sendForm } from "../src/forms/send";
import { botResponse } from "../src/runtime/botCheck/adapter";
import { consentOf, tellConsent } from "../src/runtime/consent/state";
import { fetchScripts } from "../src/scripts";

const PERMITTED = consentOf({ essential: true });
const SCRIPT = '<script type="text/plain" data-page-script="bot-check"></script>';
const FACTS = { services: { botCheck: { siteKey: "site-key" } } };

let executed: unknown[][] = [];

function vendor(execute: () => PromiseLike<string> = () => Promise.resolve("response")) {
  return {
    enterprise: {
      ready: (then: () => void) => {
        then();
      },
      execute: (...words: unknown[]) => {
        executed.push(words);
        return execute();
      },
    },
  };
}

const script = () => document.querySelector("[data-page-script]");

const answered = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  executed = [];
  window.pageScripts = {};
  delete window.grecaptcha;
  show(
    `<script id="page-facts" type="application/json">${JSON.stringify(FACTS)}</script>${SCRIPT}`,
  );
  fetchScripts(["consent", "bot-check"]);
  tellConsent(PERMITTED);
});

test("the vendor is asked with the site's key, for the action", async () => {
  window.grecaptcha = vendor();
  assert.equal(await botResponse("contact"), "response");
  assert.deepEqual(executed, [["site-key", { action: "contact" }]]);
});

test("a form goes out with a response for its action", async () => {
  let posted: URLSearchParams | undefined;
  globalThis.fetch = (_address, init = {}) => {
    posted = init.body as URLSearchParams;
    return Promise.resolve(new Response('{"message": "Later."}', { status: 503 }));
  };
  window.grecaptcha = vendor();
  await sendForm(document.createElement("form"), { name: "sign-up", action: "/sign-up" }, "key");
  assert.deepEqual(executed, [["site-key", { action: "sign_up" }]]);
  assert.equal(posted?.get("g-recaptcha-response"), "response");
});

test("each post has a response of its own", async () => {
  let given = 0;
  window.grecaptcha = vendor(() => Promise.resolve(`response-${(given += 1)}`));
  assert.equal(await botResponse("contact"), "response-1");
  assert.equal(await botResponse("contact"), "response-2");
});

test("a script that is still on its way is waited for", async () => {
  const response = botResponse("quote");
  window.grecaptcha = vendor();
  script()?.dispatchEvent(new Event("load"));
  assert.equal(await response, "response");
});

test("a visitor who has permitted nothing is not checked", async () => {
  window.grecaptcha = vendor();
  tellConsent(consentOf({}));
  assert.equal(await botResponse("contact"), "");
  assert.deepEqual(executed, []);
});

test("nor is one on a page that loads the consent scripts alone", async () => {
  window.grecaptcha = vendor();
  fetchScripts(["consent"]);
  assert.equal(await botResponse("newsletter"), "");
  assert.deepEqual(executed, []);
});

for (const [what, fail] of Object.entries({
  "a script that cannot be had": () => script()?.dispatchEvent(new Event("error")),
  "a script that is something else": () => script()?.dispatchEvent(new Event("load")),
})) {
  test(`${what}: there is no response`, async () => {
    const response = botResponse("contact");
    fail();
    assert.equal(await response, "");
  });
}

test("without its script there is no response, at once", async () => {
  script()?.remove();
  assert.equal(await botResponse("contact"), "");
});

for (const [what, execute] of Object.entries({
  "a vendor that says no": () => Promise.reject(new Error("Invalid site key")),
  "a vendor that breaks": () => {
    throw new TypeError("execute");
  },
})) {
  test(`${what}: there is no response`, async () => {
    window.grecaptcha = vendor(execute);
    assert.equal(await botResponse("contact"), "");
  });
}

for (const [what, prepare] of Object.entries<() => void>({
  "a script that does not come": () => undefined,
  "a vendor that is never ready": () => {
    window.grecaptcha = vendor();
    window.grecaptcha.enterprise!.ready = () => undefined;
  },
  "a vendor that does not answer": () => {
    window.grecaptcha = vendor(() => new Promise(() => undefined));
  },
})) {
  test(`${what} is given up after two seconds`, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    prepare();
    let response: string | undefined;
    void botResponse("contact").then((found) => (response = found));
    mock.timers.tick(1_999);
    await answered();
    assert.equal(response, undefined);
    mock.timers.tick(1);
    await answered();
    assert.equal(response, "");
    mock.timers.reset();
  });
}
