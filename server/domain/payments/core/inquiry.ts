/** What a status query may decide (decision §10). */
import type { AttemptState } from "./machine";

/** The newest attempt of a session, or null before the first. */
export type NewestAttempt = { readonly state: AttemptState; readonly formOfPayment: string } | null;

/**
 * True when a simulating gateway has nothing new to say: a charge is in flight, or its recorded answer is what `extra` still
 * orders. A failed or error answer counts once, until the customer tries again or `extra` changes.
 * @param extra the session's `extra`
 */
export function standsAsItIs(newest: NewestAttempt, extra: Readonly<Record<string, unknown>> | null): boolean {
  if (newest === null) return false;
  if (newest.state === "processing") return true;
  const recorded = newest.formOfPayment === "inquiry" && (newest.state === "failed" || newest.state === "error");
  return recorded && extra?.sandbox_inquiry_result === newest.state;
}
