/** The latest paths of the visit, kept as long as the tab. */

import { PATH_LOG_LENGTH } from "./constants";
import { attempt, session } from "./storage";

const PATHS = "portolan:paths";

export function logPath(path: string): void {
  session.set(PATHS, JSON.stringify([...latestPaths(), path].slice(-PATH_LOG_LENGTH)));
}

/** The oldest first; none where they cannot be kept or read. */
export function latestPaths(): string[] {
  return attempt(() => [...(JSON.parse(session.get(PATHS) ?? "[]") as string[])]) ?? [];
}
