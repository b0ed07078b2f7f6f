import { find, show } from "./dom";

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { chooseCountry } from "../src/forms/visitorCountry";
import { tellTool } from "../src/runtime/consent/adapter";
import type { ConsentTool } from "../src/runtime/consent/tool";
import { tellGeography } from "../src/runtime/geography";

tellTool({ getGeography: () => Promise.resolve({}) } as unknown as ConsentTool);

const FORM = `
  <form>
    <select autocomplete=country>
      <option value=DE></option><option value=US selected></option><option value=NL></option>
    </select>
    <input type=tel>
  </form>
`;

let end: () => void;
afterEach(() => {
  end();
  tellGeography({});
});

/** What the list holds once the visitor has done something, and then the country is known. */
function chosen(country: string, touch: () => void = () => undefined): string {
  show(FORM);
  end = chooseCountry(find<HTMLFormElement>("form"));
  touch();
  tellGeography({ countryCode: country });
  return find<HTMLSelectElement>("select").value;
}

test("the country is chosen in a list that nobody has touched", () => {
  assert.equal(chosen("NL"), "NL");
});

test("a country that is known already is chosen at once", () => {
  show(FORM);
  tellGeography({ countryCode: "DE" });
  end = chooseCountry(find<HTMLFormElement>("form"));
  assert.equal(find<HTMLSelectElement>("select").value, "DE");
});

test("a country that the list does not have chooses none", () => {
  assert.equal(chosen("ZA"), "US");
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
    assert.equal(chosen("NL", touch), country);
  });
