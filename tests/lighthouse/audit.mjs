// Audits each address of the standard input (one per line) with Lighthouse as a phone on a slow
// line, RUNS times, and writes one line of JSON for each run. CHROME_PATH names the browser.
import { createInterface } from "node:readline";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
// Pages that are not to be found in search engines say so on purpose.
const skipAudits = ["is-crawlable"];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"];

/** What is worth telling of a report: the scores in percent, and the audits that cost some. */
function told({ lhr }) {
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lost: counted.filter((id) => lhr.audits[id].score !== null && lhr.audits[id].score < 0.9),
  };
}

for await (const url of createInterface({ input: process.stdin })) {
  for (let run = 0; run < Number(process.env.RUNS); run += 1) {
    const chrome = await launch({ chromeFlags: FLAGS });
    const report = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories,
      skipAudits,
    });
    await chrome.kill();
    console.log(JSON.stringify({ url, ...told(report) }));
  }
}
