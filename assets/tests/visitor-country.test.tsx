import { find, show } from "./dom";

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";

import { useVisitorCountry } from "../src/forms/useVisitorCountry";
import type { PostFormProps } from "../src/generated/forms";
import { tellTool } from "../src/runtime/consent/adapter";
import type { ConsentTool } from "../src/runtime/consent/tool";
import { tellGeography } from "../src/runtime/geography";

tellTool({ getGeography: () => Promise.resolve({}) } as unknown as ConsentTool);

let root: Root;
afterEach(() => {
  act(() => {
    root.unmount();
  });
  tellGeography({});
});

function Form({ summary }: { summary: PostFormProps["summary"] }) {
  const form = useRef<HTMLFormElement>(null);
  useVisitorCountry(form, { summary } as PostFormProps);
  return (
    <form ref={form}>
      <select autoComplete="country" defaultValue="US">
        {["US", "NL", "DE"].map((code) => (
          <option key={code} value={code} />
        ))}
      </select>
      <input type="tel" />
    </form>
  );
}

/** Draw the form, let the visitor do something, then learn where the visitor is. */
function choose(country: string, before: () => void, summary: PostFormProps["summary"] = null) {
  show("<div id=root></div>");
  root = createRoot(find("#root"));
  act(() => {
    root.render(<Form summary={summary} />);
  });
  before();
  act(() => {
    tellGeography({ countryCode: country });
  });
  return find<HTMLSelectElement>("select").value;
}

test("the country is chosen in a list that nobody has touched", () => {
  assert.equal(
    choose("NL", () => undefined),
    "NL",
  );
});

test("a country that the list does not have chooses none", () => {
  assert.equal(
    choose("ZA", () => undefined),
    "US",
  );
});

const TOUCHES: [string, () => void, string][] = [
  ["another is chosen", () => (find<HTMLSelectElement>("select").value = "DE"), "DE"],
  [
    "the list has the focus",
    () => {
      find("select").focus();
    },
    "US",
  ],
  ["a number is typed", () => (find<HTMLInputElement>("input").value = "212"), "US"],
];

for (const [name, touch, country] of TOUCHES)
  test(`it stays where ${name}`, () => {
    assert.equal(choose("NL", touch), country);
  });

test("it stays in a form that came back with errors", () => {
  assert.equal(
    choose("NL", () => undefined, { title: "Wrong", errors: [] }),
    "US",
  );
});
