import assert from "node:assert/strict";
import { test } from "node:test";

import { RuleTester } from "eslint";
import { mo, po } from "gettext-parser";
import tseslint from "typescript-eslint";

import messagesLoader from "../tools/messages-loader.mjs";
import { oneText } from "../tools/one-text.mjs";
import { messagesOf } from "../tools/tsx-messages.mjs";

const texts = (source) => messagesOf(source, "a.tsx").map((message) => message.texts);

test("messages are found wherever JSX can hold them", () => {
  const source = `
    const a = <p title={t("in an attribute")}>{t("in an element")}</p>;
    const b = () => cond ? t('in a branch') : [t(\`in a template\`)].map((x) => t("nested one", {n: t("in values")}));
    class C { label = t("in a class"); }
    ngettext("one", "many", 3);
  `;
  assert.deepEqual(texts(source), [
    ["in an attribute"],
    ["in an element"],
    ["in a branch"],
    ["in a template"],
    ["nested one"],
    ["in values"],
    ["in a class"],
    ["one", "many"],
  ]);
});

test("line and comments go with a message", () => {
  const source = '\nt(\n  // Translators: a button\n  "Send it",\n);';
  assert.deepEqual(messagesOf(source, "a.ts"), [
    {
      line: 2,
      keyword: "t",
      context: null,
      texts: ["Send it"],
      comments: ["Translators: a button"],
      around: [],
    },
  ]);
});

test("a message tells the elements, attributes and names around it", () => {
  const source = `function label() {
    return <p aria-label={t("a name")}><b>{t("a word")}</b>{[{ hint: t("a text") }]}</p>;
  }`;
  assert.deepEqual(
    messagesOf(source, "a.tsx").map(({ around }) => around),
    [
      ["@aria-label", "p", ".label"],
      ["b", "p", ".label"],
      [".hint", "p", ".label"],
    ],
  );
});

test("a word by itself has a context", () => {
  const [found] = messagesOf('pgettext("button", "Send")', "a.ts");
  assert.deepEqual([found.context, found.texts], ["button", ["Send"]]);
  assert.throws(() => messagesOf('\nt("Send")', "a.ts"), /a\.ts:2: "Send" needs a context/);
});

for (const source of ["t(name)", "t(`a ${b}`)", 't("a" + b)', 't(cond ? "a" : "b")', "t()"]) {
  test(`a key that is not a literal is refused: ${source}`, () => {
    assert.throws(() => messagesOf(`\n${source}`, "a.ts"), /a\.ts:2: t\(\) needs literal text/);
  });
}

/** The module that the loader makes of a catalogue. */
async function loaded(catalogue) {
  const compiled = mo.compile(po.parse(catalogue));
  const source = messagesLoader.call({ addContextDependency() {} }, compiled);
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

const HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n';
const plural = (rule) => `${HEADER}"Plural-Forms: ${rule}\\n"\n\n`;

test("a catalogue becomes the messages that the browser uses", async () => {
  const { messages, plural: form } = await loaded(
    `${plural("nplurals=1; plural=0;")}
msgctxt "search box"
msgid "Suggestions"
msgstr "搜索建议"

msgctxt "menu"
msgid "Suggestions"
msgstr "建议"

msgid "Only the server says this"
msgstr "只有服务器"

msgid "{{count}} suggestion"
msgid_plural "{{count}} suggestions"
msgstr[0] "{{count}} 条建议"

msgid "No results found"
msgstr ""
`,
  );
  assert.deepEqual(messages, {
    "search box\u0004Suggestions": "搜索建议",
    "{{count}} suggestion": ["{{count}} 条建议"],
  });
  assert.equal(form(5), 0);
});

test("the plural rule is the catalogue's own", async () => {
  const rule =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);";
  const { plural: form } = await loaded(plural(rule));
  assert.deepEqual([1, 2, 5, 11, 21, 22].map(form), [0, 1, 2, 2, 0, 1]);
});

test("a plural rule that could do anything else is refused", async () => {
  await assert.rejects(loaded(plural("nplurals=1; plural=alert(n);")), /Not a plural rule/);
});

test("texts side by side are one expression", () => {
  const parser = tseslint.parser;
  const tester = new RuleTester({
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  });
  const errors = [{ messageId: "split" }];
  tester.run("one-text", oneText, {
    valid: [
      "<p>{name}</p>",
      "<p>{`Hello ${name}`}</p>",
      "<p>\n  {a && <b />}\n  {list.map(draw)}\n  {/* none */}\n  text\n</p>",
      "<p>text <b>bold</b> text</p>",
      "<>{x ? <a /> : null}{text}</>",
    ],
    invalid: [
      { code: "<p>Hello {name}</p>", errors },
      { code: "<p>{a}{b}</p>", errors },
      { code: "<p>{a}\n  {b}</p>", errors },
      { code: "<>{a} {b}</>", errors: [...errors, ...errors] },
      { code: "<p>{x ? 'one' : null}{b}</p>", errors },
    ],
  });
});
