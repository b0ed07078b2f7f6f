import { find, show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { HALF_WRITTEN_PAGES } from "../src/runtime/constants";
import { noteWritten, restoreWritten } from "../src/runtime/halfWritten";

const FORM =
  '<form><input name="name" value=""><input name="port" value="a"><input name="port" value="b">' +
  '<input type="hidden" name="token" value="1"><input type="password" name="word" value="">' +
  '<input type="checkbox" name="agrees"><textarea name="says"></textarea>' +
  '<select name="mode"><option value="sea">Sea</option><option value="air">Air</option></select>' +
  "</form>";
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("[name]")].map(({ value }) => value);

test("a form comes back as it was left, but for secrets and what only machines fill in", () => {
  show(FORM);
  find<HTMLInputElement>("[name=name]").value = "Ada";
  find<HTMLInputElement>("[name=port]:nth-of-type(3)").value = "c";
  find<HTMLInputElement>("[name=token]").value = "2";
  find<HTMLInputElement>("[name=word]").value = "secret";
  find<HTMLInputElement>("[name=agrees]").checked = true;
  find<HTMLTextAreaElement>("textarea").value = "Hello";
  find<HTMLSelectElement>("select").value = "air";
  noteWritten(document, "here");
  show(FORM);
  restoreWritten(document, "elsewhere");
  assert.equal(find<HTMLInputElement>("[name=name]").value, "");
  restoreWritten(document, "here");
  assert.deepEqual(values(), ["Ada", "a", "c", "1", "", "on", "Hello", "air"]);
  assert.ok(find<HTMLInputElement>("[name=agrees]").checked);
});

test("the pages that were left last are kept", () => {
  for (let page = 0; page <= HALF_WRITTEN_PAGES; page += 1) {
    show(FORM);
    find<HTMLInputElement>("[name=name]").value = "Ada";
    noteWritten(document, `page ${page}`);
  }
  for (const [page, name] of [[0, ""], [1, "Ada"]] as const) {
    show(FORM);
    restoreWritten(document, `page ${page}`);
    assert.equal(find<HTMLInputElement>("[name=name]").value, name);
  }
}); // prettier-ignore
