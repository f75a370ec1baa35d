"use client";
import { useSyncExternalStore } from "react";
import type { WalletLooks } from "../embed/wallet-looks";

const NONE: WalletLooks = { applePay: {}, googlePay: {} };
let chosen = NONE;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function keepWalletLooks(looks: WalletLooks): void {
  chosen = looks;
  for (const changed of listeners) changed();
}

export function useWalletLooks(): WalletLooks {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NONE,
  );
}
