/** A server for tests of the runtime: `fetch` answers what the test says. */

export interface Call {
  address: string;
  init: RequestInit | undefined;
}

export type Serve = (address: string) => { status: number; body?: unknown; url?: string };

/** Replace `fetch`; returns the list of what is asked for, which grows. */
export function serve(answer: Serve): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    calls.push({ address, init });
    const { status, body, url = `http://localhost:8000${address}` } = answer(address);
    if (!status) return Promise.reject(new TypeError("Failed to fetch"));
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const json = () => Promise.resolve().then(() => JSON.parse(text) as unknown);
    return Promise.resolve({ ok: status === 200, status, url, json } as Response);
  };
  return calls;
}
