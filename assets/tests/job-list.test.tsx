import { complaints, find, islandHtml, settled, show, type } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import JobList from "../src/islands/JobList";
import { mountIsland } from "../src/islands/mount";
import type { MatchedJob } from "../src/generated/careers";
import { fits, hrefOf, matching } from "../src/jobs";

const job = (path: string, location: string, team: string, title: string): MatchedJob => ({
  fits: true,
  leads: true,
  path,
  title,
  role: title,
  summary: "Boxes and people.",
  lang: null,
  location,
  team,
  place: location,
  group: team,
  pay: "EUR 16 to EUR 18 an hour",
  terms: "Permanent, part-time, in the warehouse",
  date: "Nov 3, 2026",
});
const JOBS = [
  job("/careers/jobs/a", "hamburg", "customs", "Broker"),
  job("/careers/jobs/b", "santos", "customs", "Clerk"),
  job("/careers/jobs/c", "santos", "people", "Recruiter"),
];
const PROPS = {
  action: "/careers/jobs",
  jobs: JOBS,
  choices: {
    location: [
      { value: "hamburg", label: "Hamburg", count: 1 },
      { value: "santos", label: "Santos", count: 2 },
    ],
    team: [{ value: "customs", label: "Customs", count: 2 }],
  },
  wish: { location: "", team: "", q: "" },
};

const shown = () => [...document.querySelectorAll(".roles a")].map((a) => a.getAttribute("href"));

async function choose(selector: string, value: string) {
  const list = find<HTMLSelectElement>(selector);
  list.value = value;
  await act(async () => {
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  });
}

beforeEach(async () => {
  complaints.length = 0;
  history.replaceState(null, "", "/careers/jobs");
  show(islandHtml("JobList", renderToString(<JobList props={PROPS} />), PROPS));
  await act(async () => {
    mountIsland(find("[data-island]"), "JobList", JobList);
    await settled();
  });
});

test("choosing an office shows its roles at once, and the address says so", async () => {
  assert.equal(shown().length, 3);
  await choose("#job-location", "santos");
  assert.deepEqual(shown(), ["/careers/jobs/b", "/careers/jobs/c"]);
  assert.equal(location.search, "?location=santos");
  assert.match(find("[role=status]").textContent, /2 open roles/);
});

test("office, team and word narrow each other down", async () => {
  await choose("#job-location", "santos");
  await choose("#job-team", "customs");
  await type("#job-word", "clerk BOXES");
  assert.deepEqual(shown(), ["/careers/jobs/b"]);
  assert.equal(location.search, "?location=santos&team=customs&q=clerk+BOXES");
});

test("where nothing fits, the status says what to do", async () => {
  await type("#job-word", "pilot");
  assert.deepEqual(shown(), []);
  assert.match(find("[role=status]").textContent, /No open roles match/);
  assert.deepEqual(complaints, []);
});

test("a wish and its address", () => {
  const wish = { location: "", team: "people", q: "  " };
  assert.equal(hrefOf("/careers/jobs", wish), "/careers/jobs?team=people");
  assert.deepEqual(
    JOBS.filter((one) => fits(one, wish)).map(({ path }) => path),
    ["/careers/jobs/c"],
  );
});

test("the roles that have the word in their title stand first", () => {
  const wish = { location: "", team: "", q: "People" };
  const roles = [JOBS[0], { ...job("/d", "hamburg", "customs", "People partner"), summary: "" }];
  assert.deepEqual(
    matching(roles as MatchedJob[], wish).map(({ path }) => path),
    ["/d", "/careers/jobs/a"],
  );
  const everything = matching(JOBS, { ...wish, q: "" });
  assert.deepEqual(everything, JOBS);
});
