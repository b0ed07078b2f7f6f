import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { tellTool } from "../src/runtime/consent/adapter";
import type { ConsentTool } from "../src/runtime/consent/tool";
import { geography, tellGeography } from "../src/runtime/geography";
import { useGeography } from "../src/useGeography";
import { complaints, find, settled, show } from "./dom";

function Where() {
  const { countryCode, isEU, isEMEA } = useGeography();
  return <p>{`${countryCode ?? "nowhere"} ${isEU} ${isEMEA}`}</p>;
}

test("nothing is known, and nothing asked, until an island wants to know", async () => {
  assert.deepEqual(geography(), { isEU: false, isEMEA: false });
  let asked = 0;
  const known = { countryCode: "NL", isEU: true, isEMEA: true };
  const tool: Partial<ConsentTool> = {
    getGeography: () => {
      asked += 1;
      return Promise.resolve(known);
    },
  };
  show("<div id=root></div>");
  const root = createRoot(find("#root"));
  tellTool(tool as ConsentTool);
  await settled();
  assert.equal(asked, 0);
  act(() => {
    root.render(
      <>
        <Where />
        <Where />
      </>,
    );
  });
  assert.equal(find("p").textContent, "nowhere false false");
  await act(() => settled());
  assert.equal(find("p").textContent, "NL true true");
  assert.equal(asked, 1);
  act(() => {
    root.unmount();
  });
});

test("an island that wakes later starts as the server wrote it, and then knows", () => {
  tellGeography({ countryCode: "NL", isEU: true, isEMEA: true });
  const html = renderToString(<Where />);
  assert.equal(html, "<p>nowhere false false</p>");
  show(`<div id=root>${html}</div>`);
  let root!: Root;
  act(() => {
    root = hydrateRoot(find("#root"), <Where />);
  });
  assert.equal(find("p").textContent, "NL true true");
  assert.deepEqual(complaints, []);
  act(() => {
    root.unmount();
  });
});

test("an answer that leaves something out says no", () => {
  tellGeography({ countryCode: "US" });
  assert.deepEqual(geography(), { countryCode: "US", isEU: false, isEMEA: false });
});
