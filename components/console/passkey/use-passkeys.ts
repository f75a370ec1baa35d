import { useSyncExternalStore } from "react";

const unchanging = () => () => {};

/** Returns whether the browser supports passkeys; null until the page's scripts run. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    unchanging,
    () => "PublicKeyCredential" in window,
    () => null,
  );
}
