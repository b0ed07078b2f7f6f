// MDN's HTTP Observatory, grading answers that were recorded elsewhere: it is given the recording
// where its retriever would ask the network. Reads one recording per line as JSON, answers with
// the score and the result of each test.
import { createRequire, registerHooks } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(new URL("../../assets/package.json", import.meta.url));
const observatory = createRequire(require.resolve("@mdn/mdn-http-observatory"));

// The list of preloaded hosts is fetched when the package is installed; no host of ours is on it.
const INSTEAD = {
  "/retriever/retriever.js": "export const retrieve = () => globalThis.recording;",
  "/analyzer/hsts.js": "export const isHstsPreloaded = () => null;",
};
registerHooks({
  load(url, context, next) {
    const name = Object.keys(INSTEAD).find((end) => url.endsWith(end));
    return name
      ? { format: "module", shortCircuit: true, source: INSTEAD[name] }
      : next(url, context);
  },
});

const { AxiosHeaders } = observatory("axios");
const { CookieJar } = observatory("tough-cookie");
const { scan } = await import(observatory.resolve("./index.js"));
const { Requests } = await import(observatory.resolve("./types.js"));
const { parseHttpEquivHeaders } = await import(observatory.resolve("./retriever/utils.js"));

/** What the retriever answers for a site whose page, robots.txt and preflight were recorded. */
function requests({ url, page, robots, preflight, redirects }) {
  const site = new Requests(new URL(url).hostname);
  const httpEquiv = parseHttpEquivHeaders(page.body, url);
  site.resources.path = page.body;
  site.session = { url: new URL(url), jar: jarOf(url, page, robots) };
  site.responses.https = site.responses.auto = { ...response(page), httpEquiv };
  site.responses.http = site.responses.https;
  site.responses.httpRedirects = redirects.map((to) => ({
    url: new URL(to.url),
    status: to.status,
  }));
  site.responses.cors = { ...response(preflight), request: { headers: preflight.asked } };
  return site;
}

function response({ status, headers }) {
  const byName = new AxiosHeaders();
  for (const [name, value] of headers) {
    const known = byName.get(name);
    byName.set(name.toLowerCase(), known ? [known, value].flat() : value);
  }
  return { status, headers: byName, verified: true };
}

function jarOf(url, ...answers) {
  const jar = new CookieJar();
  for (const [name, value] of answers.flatMap((answer) => answer.headers)) {
    if (name.toLowerCase() === "set-cookie") jar.setCookieSync(value, url);
  }
  return jar;
}

for await (const line of createInterface({ input: process.stdin })) {
  globalThis.recording = requests(JSON.parse(line));
  const { scan: graded, tests } = await scan("recorded");
  const results = Object.entries(tests).map(([name, test]) => [name, test.result]);
  const passed = Object.values(tests).every((test) => test.pass);
  process.stdout.write(
    JSON.stringify({ score: graded.score, passed, results: Object.fromEntries(results) }) + "\n",
  );
}
