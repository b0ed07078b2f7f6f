import "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import {
  attributionRecord,
  keepAttribution,
  type Landing,
  SEARCH_CLICK_KEY,
} from "../src/runtime/attribution";

const BOTH = { advertising: true, analytics: true };
const NEITHER = { advertising: false, analytics: false };
const ANALYTICS = { advertising: false, analytics: true };

const landing = (search: string, referrer = ""): Landing => ({ search, referrer });

function cookies(): Record<string, string> {
  const pairs = document.cookie.split("; ").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, decodeURIComponent(value)];
    }),
  );
}

beforeEach(() => {
  keepAttribution(landing(""), NEITHER);
  assert.deepEqual(cookies(), {});
});

test("nothing is kept before it is permitted", () => {
  keepAttribution(landing("?utm_source=x&msclkid=m", "https://news.example/"), NEITHER);
  assert.deepEqual(cookies(), {});
  assert.equal(window.localStorage.getItem(SEARCH_CLICK_KEY), null);
});

test("the fourteen fields, each also in a cookie of its own", () => {
  const names =
    "campaign_id gclid GSC_Modal referrer utm_adgroup utm_asset utm_campaign utm_content " +
    "utm_device utm_matchtype utm_medium utm_network utm_source utm_term";
  const record = Object.fromEntries(names.split(" ").map((name) => [name, `of ${name}, 海`]));
  keepAttribution(landing(`?${new URLSearchParams(record).toString()}&other=1`), BOTH);
  assert.deepEqual(attributionRecord(), record);
  const { "fp-utm": all, ...single } = cookies();
  assert.deepEqual(JSON.parse(all!), record);
  assert.deepEqual(single, record);
});

test("the referrer of the document, where the address has none and it is another site's", () => {
  keepAttribution(landing("?utm_source=x", "https://news.example/a?who=ada#b"), BOTH);
  assert.equal(attributionRecord().referrer, "https://news.example/a");
  keepAttribution(landing("?referrer=mail", "https://news.example/"), BOTH);
  assert.deepEqual(attributionRecord(), { referrer: "mail" });
  keepAttribution(landing("?utm_source=x", "http://localhost:8000/blog"), BOTH);
  assert.deepEqual(attributionRecord(), { utm_source: "x" });
});

test("the first visit is kept until a link names a campaign", () => {
  keepAttribution(landing("", "https://first.example/"), BOTH);
  keepAttribution(landing("?q=1", "https://second.example/"), BOTH);
  assert.deepEqual(attributionRecord(), { referrer: "https://first.example/" });
  keepAttribution(landing("?utm_term=t&utm_source=s"), BOTH);
  keepAttribution(landing("?utm_source=other"), BOTH);
  assert.deepEqual(cookies(), { "fp-utm": '{"utm_source":"other"}', utm_source: "other" });
});

test("a visit without anything is kept too", () => {
  keepAttribution(landing(""), BOTH);
  assert.deepEqual(cookies(), { "fp-utm": "{}" });
});

test("an empty record neither replaces one nor stands in its way", () => {
  keepAttribution(landing(""), BOTH);
  keepAttribution(landing("", "https://news.example/"), BOTH);
  assert.deepEqual(attributionRecord(), { referrer: "https://news.example/" });
  keepAttribution(landing("?utm_source=ada%40mail.example"), BOTH);
  keepAttribution(landing("?gclid=g"), ANALYTICS);
  assert.deepEqual(attributionRecord(), { referrer: "https://news.example/" });
});

test("a value has 120 signs at the most, none cut in half, and no control signs", () => {
  keepAttribution(landing(`?utm_source=${"x".repeat(200)}`), BOTH);
  assert.equal(attributionRecord().utm_source, "x".repeat(120));
  keepAttribution(landing(`?utm_source=a%0Ab${"%F0%9F%9A%A2".repeat(50)}`), BOTH);
  assert.equal(attributionRecord().utm_source, `ab${"🚢".repeat(50)}`);
});

test("all cookies together have 2.5 KB at the most, and the most telling are kept", () => {
  for (const sign of ["x", "海", "%22", "🚢"]) {
    const names = "utm_term utm_source utm_medium utm_campaign utm_content campaign_id GSC_Modal";
    const fields = names.split(" ").map((name) => `${name}=${sign.repeat(120)}`);
    keepAttribution(landing(`?${fields.join("&")}`), BOTH);
    assert.ok(document.cookie.length <= 2500, `${document.cookie.length} of ${sign}`);
  }
  keepAttribution(landing(`?utm_term=${"x".repeat(999)}&utm_source=mail`), BOTH);
  assert.equal(attributionRecord().utm_source, "mail");
});

test("click ids are kept while advertising is permitted, and only then", () => {
  const arrived = landing("?utm_source=x&gclid=g&msclkid=m");
  keepAttribution(arrived, ANALYTICS);
  assert.deepEqual(cookies(), { "fp-utm": '{"utm_source":"x"}', utm_source: "x" });
  assert.equal(window.localStorage.getItem(SEARCH_CLICK_KEY), null);
  keepAttribution(arrived, BOTH);
  assert.equal(cookies().gclid, "g");
  assert.equal(window.localStorage.getItem(SEARCH_CLICK_KEY), "m");
  keepAttribution(landing(""), ANALYTICS);
  assert.deepEqual(cookies(), { "fp-utm": '{"utm_source":"x"}', utm_source: "x" });
  assert.equal(window.localStorage.getItem(SEARCH_CLICK_KEY), null);
});

test("the referrer of the site in its other language is none", () => {
  document.head.innerHTML =
    '<link rel="alternate" hreflang="zh-CN" href="https://cn.example/blog">';
  keepAttribution(landing("", "https://cn.example/help"), BOTH);
  assert.deepEqual(attributionRecord(), {});
});

test("what another window has kept since is not written over", () => {
  const arrived = landing("?utm_source=old");
  keepAttribution(arrived, BOTH);
  document.cookie = `fp-utm=${encodeURIComponent('{"utm_source":"new"}')};path=/`;
  keepAttribution(arrived, BOTH);
  assert.deepEqual(attributionRecord(), { utm_source: "new" });
});

test("an e-mail address in a link is no campaign", () => {
  keepAttribution(
    landing("?utm_source=mail&utm_content=ada%40mail.example&utm_term=%2540b%40c"),
    BOTH,
  );
  assert.deepEqual(attributionRecord(), { utm_source: "mail" });
});

test("a broken record is none", () => {
  document.cookie = "fp-utm=%7B;path=/";
  assert.deepEqual(attributionRecord(), {});
});
