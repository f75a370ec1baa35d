/** Decides when a status query may settle a session (Spec, "Status queries"). */
import { hasFailed, isInFlight } from "@/server/domain/sessions/attempts/core/machine";
import type { AttemptState } from "@/server/domain/sessions/core/words";

export type NewestAttempt = { readonly state: AttemptState; readonly formOfPayment: string } | null;

/**
 * True if a simulating gateway would repeat its answer: a charge is in flight, or `extra` still leads to the
 * recorded answer. A failure or error counts once, until the customer tries again or `extra` changes.
 */
export function isUnchanged(newest: NewestAttempt, extra: Readonly<Record<string, unknown>> | null): boolean {
  if (newest === null) return false;
  if (isInFlight(newest)) return true;
  const recorded = newest.formOfPayment === "inquiry" && hasFailed(newest);
  return recorded && extra?.sandbox_inquiry_result === newest.state;
}
