"use client";
/**
 * Device wallets for which the browser's support is known; the value is true if the browser supports the
 * wallet.
 */
const known = new Map<string, boolean>();
let waiting: (() => void) | null = null;

export function noteWallet(service: string, isAvailable: boolean): void {
  known.set(service, isAvailable);
  waiting?.();
}

/**
 * Calls `tell` with the available wallets once the availability of all wallets is known. @returns a function
 * that stops waiting
 */
export function whenWalletsKnown(services: readonly string[], tell: (available: string[]) => void): () => void {
  const look = () => {
    if (!services.every((service) => known.has(service))) return;
    waiting = null;
    tell(services.filter((service) => known.get(service)));
  };
  waiting = look;
  look();
  return () => {
    waiting = null;
  };
}
