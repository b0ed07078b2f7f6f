/** The size of the page's body for islands: nothing at first, as the server draws it. */

import { useSyncExternalStore } from "react";

import { onPageSize, type PageSize, pageSize } from "./runtime/pageSize";

const NOTHING: PageSize = { width: 0, height: 0 };

export function usePageSize(): PageSize {
  return useSyncExternalStore(onPageSize, pageSize, () => NOTHING);
}
