import { complaints, find, islandHtml, settled, show, type } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import { mount } from "../src/islands/mount";
import QuoteForm from "../src/islands/QuoteForm";
import type { AdviceView, QuoteView } from "../src/quote/view";
import { field, quote, remark } from "./quote";

const asked: URL[] = [];
let aborted = 0;
const answers: ((advice: AdviceView[]) => void)[] = [];
const posted: FormData[] = [];

/** The page as data is answered by hand; posts are refused. */
globalThis.fetch = (address, init = {}) => {
  if (init.method === "POST") {
    posted.push(init.body as FormData);
    const errors = { email: "Please enter an email address", origin: "Required" };
    const summary = { title: "2 answers", errors: [{ id: "quote-origin", message: "origin: …" }] };
    return Promise.resolve(new Response(JSON.stringify({ errors, summary }), { status: 422 }));
  }
  if (address === "/form-token") return Promise.reject(new TypeError("Failed to fetch"));
  asked.push(new URL(address as string, "http://localhost"));
  return new Promise((resolve, reject) => {
    init.signal?.addEventListener("abort", () => {
      aborted += 1;
      reject(new DOMException("aborted", "AbortError"));
    });
    answers.push((advice) => {
      const islands = [{ name: "QuoteForm", props: { advice } }];
      resolve(new Response(JSON.stringify({ islands })));
    });
  });
};

let leave = () => {};

async function showForm(view: QuoteView, before: () => void = () => {}): Promise<void> {
  show(islandHtml("QuoteForm", renderToString(<QuoteForm props={view} />), view));
  before();
  await act(async () => {
    leave = mount(find("[data-island]"), "QuoteForm", QuoteForm);
    await settled();
  });
}

async function click(selector: string): Promise<void> {
  await act(async () => {
    find(selector).click();
    await settled();
  });
}

async function next(): Promise<void> {
  await click("form .btn");
}

async function rest(): Promise<void> {
  await act(async () => {
    await settled(450);
  });
}

function isShown(id: string): boolean {
  return find(`#quote-${id}`).closest(".fld[hidden]") === null;
}

function steps(): string[] {
  return [1, 2, 3].map(String).filter((step) => !find(`#step-${step}`).hidden);
}

function legend(step: number): HTMLElement {
  return find(`#step-${step} > legend`);
}

beforeEach(() => {
  complaints.length = asked.length = answers.length = posted.length = aborted = 0;
  history.replaceState(null, "");
  document.title = "Get a quote";
});

afterEach(async () => {
  await act(async () => {
    leave();
    await settled();
  });
  assert.deepEqual(complaints, []);
});

test("what is drawn first is the whole form, and then its first step", async () => {
  const html = renderToString(<QuoteForm props={quote()} />);
  assert.doesNotMatch(html, /<fieldset[^>]* hidden/);
  assert.match(html, />Ask for the quote</);
  await showForm(quote());
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find("form .btn").textContent, "Next: Cargo");
});

test("a step is judged before the next one is shown", async () => {
  await showForm(quote());
  await next();
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find("#quote-origin-error").textContent, "Required");
  assert.equal(find(".summary h2").textContent, "2 answers need another look");
  assert.equal(find(".summary a").textContent, "origin: Required");
  assert.equal(document.activeElement, find(".summary"));
  assert.equal(document.title, "Error: Get a quote");
  await click(".summary a");
  assert.equal(document.activeElement, find("#quote-origin"));

  await type("#quote-origin", "Shanghai");
  await click("[value=air]");
  await next();
  assert.deepEqual(steps(), ["2"]);
  assert.equal(document.querySelector(".summary"), null);
  assert.equal(document.title, "Get a quote");
  assert.equal(document.activeElement, legend(2));
  assert.deepEqual(posted, []);
});

async function toTheLastStep(): Promise<void> {
  await showForm(quote("air"));
  await type("#quote-origin", "Shanghai");
  await next();
  await type("#quote-volume_cbm", "3");
  await next();
}

test("the last step sends the form, and a refusal opens the first step with an error", async () => {
  await toTheLastStep();
  assert.deepEqual(steps(), ["3"]);
  assert.equal(find("form .btn").textContent, "Ask for the quote");
  await next();
  assert.equal(posted.length, 1);
  assert.deepEqual(steps(), ["1"]);
  assert.equal(document.activeElement, find(".summary"));
  await next();
  assert.deepEqual(steps(), ["2"]);
  assert.equal(find(".summary a").textContent, "email: Please enter an email address");
  await click(".summary a");
  assert.deepEqual(steps(), ["3"]);
  assert.equal(document.activeElement, find("#quote-email"));
});

test("what was fine and is wrong by now is not sent", async () => {
  await toTheLastStep();
  find<HTMLInputElement>("#quote-origin").value = "";
  await next();
  assert.deepEqual(posted, []);
  assert.deepEqual(steps(), ["1"]);
  assert.equal(document.activeElement, find(".summary"));
});

test("the browser's back button goes one step back, with everything still there", async () => {
  await toTheLastStep();
  for (const step of ["2", "1"]) {
    await act(async () => {
      history.back();
      await settled(30);
    });
    assert.deepEqual(steps(), [step]);
    assert.equal(document.activeElement, legend(Number(step)));
  }
  assert.equal(find<HTMLInputElement>("#quote-volume_cbm").value, "3");
  await act(async () => {
    history.forward();
    await settled(30);
  });
  assert.deepEqual(steps(), ["2"]);
});

test("the page's own back goes the same way", async () => {
  await toTheLastStep();
  const length = history.length;
  await click(".step-back");
  await act(async () => {
    await settled(30);
  });
  assert.deepEqual(steps(), ["2"]);
  assert.equal(history.length, length);
});

test("the legs lead to where one has been, and no further", async () => {
  await toTheLastStep();
  await click(".legs li:nth-child(1) a");
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find(".legs [aria-current]").textContent, "Route");
  find<HTMLInputElement>("#quote-volume_cbm").value = "";
  await click(".legs li:nth-child(3) a");
  assert.deepEqual(steps(), ["2"]);
  assert.equal(find("#quote-volume_cbm-error").textContent, "Required");
});

test("before it is reached, a leg is no link", async () => {
  await showForm(quote());
  assert.deepEqual(
    [...document.querySelectorAll(".legs a")].map((link) => link.hasAttribute("href")),
    [true, false, false],
  );
});

test("a page that was refused opens at the first step with an error", async () => {
  const refused = quote("air");
  refused.groups[1]!.fields[1] = field("volume_cbm", { error: "Required" });
  refused.summary = { title: "One", errors: [{ id: "quote-volume_cbm", message: "Volume" }] };
  await showForm(refused);
  assert.deepEqual(steps(), ["2"]);
});

test("a page that could not be kept opens at its end", async () => {
  await showForm(quote("air", { summary: { title: "Sorry", errors: [] } }));
  assert.deepEqual(steps(), ["3"]);
});

test("returning to the page returns to its step, as far as the answers go", async () => {
  history.replaceState({ quoteStep: 2 }, "");
  await showForm(quote("air"), () => {
    find<HTMLInputElement>("#quote-origin").value = "Shanghai";
  });
  assert.deepEqual(steps(), ["2"]);
});

function shown(): string[] {
  return ["containers", "volume_cbm", "class"].filter(isShown);
}

test("a question that the mode makes pointless is hidden, with what was typed into it", async () => {
  await showForm(quote());
  assert.deepEqual(shown(), ["containers", "volume_cbm"]);
  await click("[value=ocean-fcl]");
  assert.deepEqual(shown(), ["containers"]);
  find<HTMLInputElement>("#quote-containers").value = "2";
  await click("[value=air]");
  assert.deepEqual(shown(), ["volume_cbm"]);
  await click("[value=ocean-fcl]");
  assert.equal(find<HTMLInputElement>("#quote-containers").value, "2");
});

test("a mode that came with the page, or was chosen before the form woke, counts", async () => {
  await showForm(quote("ocean-lcl"));
  assert.deepEqual(shown(), ["volume_cbm"]);
  await showForm(quote(), () => {
    find<HTMLInputElement>("[value=ocean-fcl]").checked = true;
  });
  assert.deepEqual(shown(), ["containers"]);
});

test("any of several ticked boxes asks the question, and none of them hides it", async () => {
  await showForm(quote("air"));
  assert.equal(isShown("class"), false);
  await click("[value=magnets]");
  assert.equal(isShown("class"), false);
  await click("[value=acids]");
  assert.equal(isShown("class"), true);
  await click("[value=acids]");
  assert.equal(isShown("class"), false);
});

/** With both ends and a mode, so that there is something to ask. */
function route(advice: AdviceView[] = []): QuoteView {
  const view = quote("air", { advice });
  view.groups[0]!.fields.push(field("destination", { value: "Rotterdam" }));
  view.groups[0]!.fields[0] = field("origin", { value: "Shanghai" });
  return view;
}

test("advice that came with the page is not asked for again", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await rest();
  assert.deepEqual(asked, []);
  assert.equal(find(".advice").textContent, "25 days");
});

test("a changed answer asks anew, and a late answer is dropped", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await click("[value=ocean-lcl]");
  await rest();
  assert.equal(asked[0]!.pathname, "/page-data/get-started/page-data.json");
  assert.equal(asked[0]!.search, "?origin=Shanghai&mode=ocean-lcl&destination=Rotterdam");
  await click("[value=air]");
  await rest();
  assert.equal(aborted, 1);
  await act(async () => {
    answers[1]!([remark("mode", "2 days")]);
    await settled();
  });
  assert.equal(find(".advice").textContent, "2 days");
  assert.match(find(".acts [role=status]").textContent, /2 days/);
});

test("without an answer nothing is said any more", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await type("#quote-origin", "");
  assert.equal(document.querySelector(".advice"), null);
  await rest();
  assert.deepEqual(asked, []);
});

test("people are not asked about on the way", async () => {
  await showForm(route());
  await type("#quote-email", "ada@example.com");
  await rest();
  assert.equal(asked.length, 1);
  assert.doesNotMatch(asked[0]!.search, /ada/);
});

test("places are suggested, and one that is picked asks for advice", async () => {
  const { fetch } = globalThis;
  await showForm(route([remark("origin", "25 days")]));
  const place = { code: "CNNGB", name: "Ningbo", type: "oceanport", country_name: "China" };
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ places: [{ ...place, slug: "ningbo" }] })));
  await type("#quote-origin", "ning");
  await act(async () => {
    await settled(200);
  });
  globalThis.fetch = fetch;
  assert.equal(find("[role=option]").textContent, "Ningbo (CNNGB)China · Port");
  await click("[role=option]");
  assert.equal(find<HTMLInputElement>("#quote-origin").value, "Ningbo (CNNGB)");
  await rest();
  assert.equal(asked.at(-1)?.searchParams.get("origin"), "Ningbo (CNNGB)");
});
