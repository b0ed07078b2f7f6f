import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { tellTool } from "../src/runtime/consent/adapter";
import type { ConsentTool } from "../src/runtime/consent/tool";
import { geography, onGeography, tellGeography } from "../src/runtime/geography";
import { settled } from "./dom";

test("nothing is known, and nothing looked up, until somebody wants to know; then once", async () => {
  let looks = 0;
  const tool: Partial<ConsentTool> = {
    getGeography: () => {
      looks += 1;
      return Promise.resolve({ countryCode: "NL", isEU: true, isEMEA: true });
    },
  };
  tellTool(tool as ConsentTool);
  await settled();
  assert.equal(looks, 0);
  assert.deepEqual(geography(), { isEU: false, isEMEA: false });
  const heard: unknown[] = [];
  const ends = [1, 2].map(() => onGeography(() => heard.push(geography().countryCode)));
  await settled();
  assert.deepEqual(heard, ["NL", "NL"]);
  assert.equal(looks, 1);
  for (const end of ends) end();
  tellGeography({ countryCode: "DE" });
  assert.equal(heard.length, 2);
});

test("an answer that leaves something out says no", () => {
  tellGeography({ countryCode: "US" });
  assert.deepEqual(geography(), { countryCode: "US", isEU: false, isEMEA: false });
});
