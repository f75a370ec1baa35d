"use client";
/**
 * Which method the customer has chosen, in memory only, so that figures elsewhere on the page follow and a
 * language switch keeps it.
 */
import { useSyncExternalStore } from "react";

const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Remembers the choice of one session's page. */
export function chooseMethod(sessionId: string, code: string): void {
  if (chosen.get(sessionId) === code) return;
  chosen.set(sessionId, code);
  for (const changed of listeners) changed();
}

/**
 * The chosen method's code: `preselected` (possibly none) until the customer chooses, and again if the choice
 * is no longer among the `known` ones.
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
