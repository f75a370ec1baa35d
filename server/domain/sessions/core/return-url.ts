/** Where the customer goes after a payment (decision §6). */

/** What the redirect tells the merchant. */
export type ReturnFacts = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly referenceNumber: string | null;
  readonly extra: unknown;
};

function scalars(extra: unknown): [string, string][] {
  if (typeof extra !== "object" || extra === null) return [];
  return Object.entries(extra).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [[key, String(value)]] : [],
  );
}

/**
 * `redirectUrl` with the session's keys in its query: its own query is kept, scalar keys of `extra` follow, and `order_no`,
 * `reference_number` and `session_id` win over equal names. Absent ones are left out.
 */
export function returnUrl(redirectUrl: string, facts: ReturnFacts): string {
  const url = new URL(redirectUrl);
  for (const [key, value] of scalars(facts.extra)) url.searchParams.set(key, value);
  const ours = { order_no: facts.orderNo, reference_number: facts.referenceNumber, session_id: facts.sessionId };
  for (const [key, value] of Object.entries(ours)) {
    if (value === null) continue;
    url.searchParams.set(key, value);
  }
  return url.toString();
}
