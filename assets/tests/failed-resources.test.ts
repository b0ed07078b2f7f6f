import { find, show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { someFailed, start } from "../src/runtime/failedResources";

const fail = (selector: string) => find(selector).dispatchEvent(new Event("error"));

test("a picture is missed by nobody's code, another's script is not ours, our own counts", () => {
  const end = start();
  show(
    '<img src="/nope.png"><script src="https://vendor.example/a.js"></script>' +
      '<script src="/static/a.js" id="own"></script>',
  );
  end();
  fail("#own");
  assert.equal(someFailed(), false);
  const endAgain = start();
  fail("img");
  fail("script:not(#own)");
  assert.equal(someFailed(), false);
  fail("#own");
  assert.equal(someFailed(), true);
  endAgain();
});
