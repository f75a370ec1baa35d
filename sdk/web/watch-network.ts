import { isReached } from "./reach";

export type NetworkWatch = {
  readonly stop: () => void;
  /** Reports a lasting loss that was not reported. */
  readonly remind: () => void;
};

/**
 * Calls `tell` for each loss of the network. Some networks only seem offline, so a request decides.
 * @param tell returns false if it reported nothing
 */
export function watchNetwork(base: string, tell: () => boolean): NetworkWatch {
  let losses = 0;
  let isOffline = false;
  let isUntold = false;
  const remind = (): void => {
    if (isUntold) isUntold = !tell();
  };
  const onOnline = (): void => {
    isOffline = false;
    isUntold = false;
  };
  const onOffline = async (): Promise<void> => {
    if (isOffline) return;
    isOffline = true;
    losses += 1;
    const mine = losses;
    if ((await isReached(base)) || !isOffline || mine !== losses) return;
    isUntold = true;
    remind();
  };
  window.addEventListener("online", onOnline);
  window.addEventListener("offline", onOffline);
  const stop = (): void => {
    losses += 1;
    isUntold = false;
    window.removeEventListener("online", onOnline);
    window.removeEventListener("offline", onOffline);
  };
  return { stop, remind };
}
