import { complaints, find, islandHtml, show } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { act, type ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { FAULT, type Fault } from "../src/errors";
import { type IslandComponent, mountIsland } from "../src/islands/mount";

const heard: string[] = [];

/** One control of each kind, each saying what it hears. */
function Controls({ props: { word } }: { props: { word: string } }): ReactElement {
  return (
    <form>
      <input id="text" defaultValue={word} onChange={(e) => heard.push(e.target.value)} />
      <textarea id="area" defaultValue={word} onChange={(e) => heard.push(e.target.value)} />
      <input id="box" type="checkbox" onChange={(e) => heard.push(String(e.target.checked))} />
      <input id="r1" type="radio" name="r" value="1" defaultChecked onChange={hear} />
      <input id="r2" type="radio" name="r" value="2" onChange={hear} />
      <select id="list" defaultValue="b" onChange={(e) => heard.push(e.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
        <option value="c">C</option>
      </select>
    </form>
  );
}

function hear({ target }: { target: HTMLInputElement }): void {
  heard.push(target.value);
}

const PROPS = { word: "from the server" };

/** Hydrate what the server sent, after a visitor has had a hand in it. */
async function hydrate(
  component: IslandComponent<typeof PROPS>,
  html: string,
  byVisitor: () => void = () => {},
): Promise<() => void> {
  show(islandHtml("Controls", html, PROPS));
  byVisitor();
  let stop = () => {};
  await act(async () => {
    stop = mountIsland(find("[data-island]"), "Controls", component);
    await Promise.resolve();
  });
  return () => {
    act(stop);
  };
}

const server = () => renderToString(<Controls props={PROPS} />);

beforeEach(() => {
  heard.length = complaints.length = 0;
});

test("the server's nodes stay, and the island is marked", async () => {
  let before: Element | undefined;
  const stop = await hydrate(Controls, server(), () => (before = find("#area")));
  assert.equal(find("#area"), before);
  assert.ok(find("[data-island]").hasAttribute("data-hydrated"));
  assert.deepEqual([complaints, heard], [[], []]);
  stop();
  assert.equal(find("[data-island]").innerHTML, "");
});

test("what was typed before hydration stays, and the component hears of it", async () => {
  await hydrate(Controls, server(), () => {
    find<HTMLInputElement>("#text").value = "typed";
    find<HTMLTextAreaElement>("#area").value = "typed\nlines";
    find<HTMLInputElement>("#box").checked = true;
    find<HTMLInputElement>("#r2").checked = true;
    find<HTMLSelectElement>("#list").value = "c";
  });
  assert.equal(find<HTMLInputElement>("#text").value, "typed");
  assert.equal(find<HTMLTextAreaElement>("#area").value, "typed\nlines");
  assert.ok(find<HTMLInputElement>("#box").checked);
  assert.ok(find<HTMLInputElement>("#r2").checked);
  assert.equal(find<HTMLSelectElement>("#list").value, "c");
  assert.deepEqual(heard, ["typed", "typed\nlines", "true", "2", "c"]);
  assert.deepEqual(complaints, []);
});

test("the caret stays where it was", async () => {
  await hydrate(Controls, server(), () => {
    const area = find<HTMLTextAreaElement>("#area");
    area.value = "typed text";
    area.focus();
    area.setSelectionRange(2, 5);
  });
  const area = find<HTMLTextAreaElement>("#area");
  assert.equal(document.activeElement, area);
  assert.deepEqual([area.selectionStart, area.selectionEnd], [2, 5]);
});

test("a mismatch is a fault that somebody hears of", async () => {
  const faults: Fault[] = [];
  const listen = (event: Event) => faults.push((event as CustomEvent<Fault>).detail);
  window.addEventListener(FAULT, listen);
  await hydrate(Controls, ` ${server()}`);
  window.removeEventListener(FAULT, listen);
  assert.equal(faults[0]?.where, "Controls");
});

test("what was typed into markup that does not fit stays, and so does the caret", async () => {
  await hydrate(Controls, server().replace("<form>", "<form>x"), () => {
    find<HTMLInputElement>("#text").value = "typed";
    find<HTMLTextAreaElement>("#area").value = "typed\nlines";
    find<HTMLInputElement>("#box").checked = true;
    find<HTMLInputElement>("#r2").checked = true;
    find<HTMLSelectElement>("#list").value = "c";
    find("#text").focus();
    find<HTMLInputElement>("#text").setSelectionRange(1, 3);
  });
  const text = find<HTMLInputElement>("#text");
  assert.equal(text.value, "typed");
  assert.equal(find<HTMLTextAreaElement>("#area").value, "typed\nlines");
  assert.ok(find<HTMLInputElement>("#box").checked);
  assert.ok(find<HTMLInputElement>("#r2").checked);
  assert.equal(find<HTMLSelectElement>("#list").value, "c");
  assert.equal(document.activeElement, text);
  assert.deepEqual([text.selectionStart, text.selectionEnd], [1, 3]);
  assert.deepEqual(heard, ["typed", "typed\nlines", "true", "2", "c"]);
});
