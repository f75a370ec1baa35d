import { useSyncExternalStore } from "react";

const unchanging = () => () => {};

/** Whether the browser supports passkeys; null until its scripts run. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    unchanging,
    () => "PublicKeyCredential" in window,
    () => null,
  );
}
