/** Requests of which the latest counts: each one aborts the one before it. */

import { useEffect, useRef } from "react";

export function useLatestRequest() {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  /** Abort what is on its way; the signal is that of the request to come. */
  function begin(): AbortSignal {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }

  return { begin, abort: () => latest.current?.abort() };
}
