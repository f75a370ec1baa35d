import { isReached } from "./reach";

/**
 * Calls `lost` once for each loss of the network. Some networks only seem offline, so a request decides.
 * @returns a function that stops watching
 */
export function watchNetwork(base: string, lost: () => void): () => void {
  let losses = 0;
  let isOffline = false;
  const onOnline = (): void => {
    isOffline = false;
  };
  const onOffline = async (): Promise<void> => {
    if (isOffline) return;
    isOffline = true;
    losses += 1;
    const mine = losses;
    if (!(await isReached(base)) && isOffline && mine === losses) lost();
  };
  window.addEventListener("online", onOnline);
  window.addEventListener("offline", onOffline);
  return () => {
    losses += 1;
    window.removeEventListener("online", onOnline);
    window.removeEventListener("offline", onOffline);
  };
}
