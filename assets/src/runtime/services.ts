/** The configured services. */

import { pageFacts } from "../pageFacts";
import type { Services } from "./serviceSettings";

let known: Services | undefined;

export function services(): Services {
  return (known ??= pageFacts().services);
}
