/** Asks the server for suggestions: not at every keystroke, and never showing a late answer. */

import type { SearchSuggestion, SearchSuggestions } from "../generated/answers";

export interface Suggestion extends SearchSuggestion {
  /** The title's language, where it is not the page's. */
  lang?: string | undefined;
}

/** Takes the suggestions for a query out of an answer; throws at one of another shape. */
export type Read = (answer: unknown, query: string) => Suggestion[];

type Deliver = (suggestions: Suggestion[], query: string) => void;

/** How long the typing has to rest. */
const REST_MS = 150;

export class Suggestions {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | undefined;

  constructor(
    private readonly endpoint: string,
    private readonly deliver: Deliver,
    private readonly read: Read = pagesOf,
  ) {}

  /** Ask when the typing rests; the answer to an earlier question is dropped. */
  ask(typed: string): void {
    this.stop();
    const query = typed.trim();
    if (!isWorthAsking(query)) {
      this.deliver([], "");
      return;
    }
    this.waiting = setTimeout(() => void this.fetch(query), REST_MS);
  }

  stop(): void {
    clearTimeout(this.waiting);
    this.request?.abort();
  }

  private async fetch(query: string): Promise<void> {
    const request = (this.request = new AbortController());
    try {
      const joint = this.endpoint.includes("?") ? "&" : "?";
      const address = this.endpoint + joint + new URLSearchParams({ q: query }).toString();
      const response = await fetch(address, { signal: request.signal });
      if (!response.ok) throw new Error(`suggestions: ${response.status}`);
      const suggestions = this.read(await response.json(), query);
      if (!request.signal.aborted) this.deliver(suggestions, query);
    } catch {
      // Without suggestions the search works as well; that nothing was found would be untrue.
      if (!request.signal.aborted) this.deliver([], "");
    }
  }
}

export function pagesOf(answer: unknown): Suggestion[] {
  const { suggestions } = answer as SearchSuggestions;
  return suggestions.map((one) => checked(one, ["title", "path", "label"]));
}

/** One of an answer's values; throws where one of these is no text. */
export function checked<T extends object>(one: T, texts: (keyof T)[]): T {
  if (texts.every((name) => typeof one[name] === "string")) return one;
  throw new TypeError(`An answer without ${texts.join(", ")}`);
}

/** One Latin letter says too little; one Chinese character may be a word. */
function isWorthAsking(query: string): boolean {
  return query.length > 1 || /[^\0-\u024f]/.test(query);
}
