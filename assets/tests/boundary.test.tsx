import { complaints, find, islandHtml, show, type } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { act, type ReactElement, useState } from "react";
import { renderToString } from "react-dom/server";

import { EmbedError } from "../src/embedError";
import { FAULT, type Fault } from "../src/errors";
import { registry } from "../src/generated/registry";
import { type IslandComponent, mountIsland } from "../src/islands/mount";

let faults: Fault[] = [];
window.addEventListener(FAULT, (event) => faults.push((event as CustomEvent<Fault>).detail));

beforeEach(() => {
  faults = [];
  complaints.length = 0;
});

const FORM =
  '<form><input id="text" name="text"><textarea name="area"></textarea>' +
  '<input id="one" type="checkbox" name="box" value="1">' +
  '<input id="two" type="checkbox" name="box" value="2">' +
  '<select name="list"><option value="a">A</option><option value="b">B</option></select></form>';

async function hydrate(name: string, island: IslandComponent<never>): Promise<void> {
  await act(async () => {
    mountIsland(find("[data-island]"), name, island);
    await Promise.resolve();
  });
}

/** Write something into each control of the form. */
function write(): void {
  find<HTMLInputElement>("#text").value = "typed";
  find<HTMLTextAreaElement>("[name=area]").value = "typed\nlines";
  find<HTMLInputElement>("#two").checked = true;
  find<HTMLSelectElement>("[name=list]").value = "b";
  find("#text").focus();
  find<HTMLInputElement>("#text").setSelectionRange(2, 4);
}

function assertWritten(): void {
  const text = find<HTMLInputElement>("#text");
  assert.equal(text.value, "typed");
  assert.equal(find<HTMLTextAreaElement>("[name=area]").value, "typed\nlines");
  assert.equal(find<HTMLInputElement>("#one").checked, false);
  assert.equal(find<HTMLInputElement>("#two").checked, true);
  assert.equal(find<HTMLSelectElement>("[name=list]").value, "b");
  assert.equal(document.activeElement, text);
  assert.deepEqual([text.selectionStart, text.selectionEnd], [2, 4]);
}

const EACH = Object.entries(registry).flatMap(([name, load]) =>
  ["null", "{}"].map((data) => [name, load, data] as const),
);

for (const [name, load, data] of EACH) {
  test(`${name} with ${data} for data leaves the server's markup and what was typed`, async () => {
    const { default: island } = await load();
    show(islandHtml(name, FORM, {}).replace(">{}<", `>${data}<`));
    write();
    await hydrate(name, island as IslandComponent<never>);
    assertWritten();
    assert.equal(find("[data-island]").innerHTML, FORM);
    assert.ok(!find("[data-island]").hasAttribute("data-hydrated"));
    const last = faults.at(-1);
    assert.equal(last?.where, name);
    const { error } = last;
    assert.equal(error instanceof EmbedError, ["Carousel", "Player"].includes(name));
    assert.ok((error instanceof EmbedError ? error.cause : error) instanceof TypeError);
    assert.match(last.componentStack ?? "", new RegExp(`at ${name}\\b`));
  });
}

/** Breaks as soon as an e-mail address is typed. */
function Fragile(): ReactElement {
  const [text, setText] = useState("");
  if (text.includes("@")) throw new RangeError("cannot be drawn");
  return (
    <form>
      <input
        id="mail"
        name="mail"
        onInput={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <textarea id="area" name="area" />
    </form>
  );
}

test("an island that breaks under a visitor's hands loses nothing of what was typed", async () => {
  const html = renderToString(<Fragile />);
  show(islandHtml("Fragile", html, {}));
  await hydrate("Fragile", Fragile);
  assert.ok(find("[data-island]").hasAttribute("data-hydrated"));
  await type("#area", "a long story");
  await type("#mail", "ana@example.org");
  assert.equal(find<HTMLInputElement>("#mail").value, "ana@example.org");
  assert.equal(find<HTMLTextAreaElement>("#area").value, "a long story");
  assert.ok(!find("[data-island]").hasAttribute("data-hydrated"));
  assert.deepEqual(
    faults.map(({ where, error }) => [where, (error as Error).message]),
    [["Fragile", "cannot be drawn"]],
  );
  assert.match(faults[0]?.componentStack ?? "", /at Fragile/);
  await type("#mail", "still a form");
  assert.equal(find<HTMLInputElement>("#mail").value, "still a form");
  assert.deepEqual(complaints, []);
});
