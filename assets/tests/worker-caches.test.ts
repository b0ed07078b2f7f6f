import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** Stands in for a browser's cache: entries in their order, a new one behind the others. */
class FakeCache {
  entries = new Map<string, Response>();
  match(asked: string | Request) {
    return Promise.resolve(this.entries.get(addressOf(asked))?.clone());
  }
  put(asked: Request, answer: Response) {
    if (answer.headers.has("x-too-large")) return Promise.reject(new Error("quota"));
    this.entries.delete(asked.url);
    this.entries.set(asked.url, answer);
    return Promise.resolve();
  }
  keys() {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
  delete({ url }: Request) {
    return Promise.resolve(this.entries.delete(url));
  }
}

const addressOf = (asked: string | Request) => (typeof asked === "string" ? asked : asked.url);

const store = new Map<string, FakeCache>();
const open = (name: string) => {
  const found = store.get(name) ?? new FakeCache();
  store.set(name, found);
  return Promise.resolve(found);
};
Object.assign(globalThis, {
  self: { facts: { version: "2", core: [], never: [] } },
  caches: {
    open,
    keys: () => Promise.resolve([...store.keys()]),
    delete: (name: string) => Promise.resolve(store.delete(name)),
  },
});

const {
  dropOld,
  dropRuntime,
  FILES,
  findStored: find,
  storeAnswer,
  PAGES,
} = await import("../src/worker/caches");

const page = (number: number) => new Request(`https://www.portolan.example/blog?page=${number}`);

async function keepPages(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await storeAnswer(PAGES, page(number), new Response(String(number)));
  }
}

beforeEach(() => {
  store.clear();
});

test("fifty pages are kept, and the oldest go", async () => {
  await keepPages(50);
  await storeAnswer(PAGES, page(1), new Response("again"));
  await storeAnswer(PAGES, page(51), new Response("51"));
  assert.equal(store.get(PAGES)?.entries.size, 50);
  assert.equal(await find(page(2)), undefined);
  assert.equal(await (await find(page(1)))?.text(), "again");
});

test("what cannot be kept is no fault", async () => {
  await storeAnswer(PAGES, page(1), new Response("", { headers: { "X-Too-Large": "yes" } }));
  assert.equal(await find(page(1)), undefined);
});

test("dropping on demand leaves the offline page and what a waiting worker has", async () => {
  await keepPages(1);
  for (const name of ["2:core", FILES, "3:core"]) await open(name);
  await dropRuntime();
  assert.deepEqual([...store.keys()].sort(), ["2:core", "3:core"]);
});

test("a worker that starts to serve drops what others have kept", async () => {
  for (const name of ["1:core", "1:pages", "2:core", FILES, PAGES]) await open(name);
  await dropOld();
  assert.deepEqual([...store.keys()].sort(), ["2:core", FILES, PAGES].sort());
});
