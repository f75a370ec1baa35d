"use client";
/**
 * The chosen method, kept in memory, so that prices elsewhere on the page follow it and a language change
 * keeps it.
 */
import { useSyncExternalStore } from "react";

const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function chooseMethod(sessionId: string, code: string): void {
  if (chosen.get(sessionId) === code) return;
  chosen.set(sessionId, code);
  for (const changed of listeners) changed();
}

/**
 * The chosen method's code; `preselected` (possibly null) before the customer chooses, and if the chosen
 * method is no longer `known`.
 */
export function useChosenMethod(
  sessionId: string,
  { preselected, known }: { readonly preselected: string | null; readonly known: readonly string[] },
): string | null {
  const code = useSyncExternalStore(
    subscribe,
    () => chosen.get(sessionId) ?? preselected,
    () => preselected,
  );
  return code !== null && known.includes(code) ? code : preselected;
}
