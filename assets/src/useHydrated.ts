import { useSyncExternalStore } from "react";

/** False in the server's markup and in the render that takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
