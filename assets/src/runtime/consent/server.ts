/** What the consent tool asks of the server. */

import type { Geography } from "../../generated/answers";
import type { Purpose } from "./categories";

let geography: Promise<Partial<Geography>> | undefined;

/** Where the visitor is, asked for once. */
export function geographyOfServer(): Promise<Partial<Geography>> {
  return (geography ??= fetched("/_geography"));
}

/** Keep what the visitor permits; rejects where it is not kept. */
export async function storeChoice(permitted: Purpose[]): Promise<void> {
  const body = new URLSearchParams(permitted.map((name) => ["purpose", name]));
  await fetched("/privacy/choices", { method: "POST", body });
}

async function fetched<T>(path: string, how?: RequestInit): Promise<T> {
  const answer = await fetch(path, { ...how, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json() as Promise<T>;
}
