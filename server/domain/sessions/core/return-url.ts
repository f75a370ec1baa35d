/** Where the customer goes after a payment (decision §6). */

/** What the redirect tells the merchant. */
export type ReturnFacts = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly referenceNumber: string | null;
  readonly extra: unknown;
};

const OURS: ReadonlySet<string> = new Set(["order_no", "reference_number", "session_id"]);

function scalars(extra: unknown): [string, string][] {
  if (typeof extra !== "object" || extra === null) return [];
  return Object.entries(extra).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [[key, String(value)]] : [],
  );
}

/**
 * `redirectUrl` with the session's keys in its query. Its own query stays as it is written; then follow the scalar keys of `extra`
 * that it does not have, and `order_no`, `reference_number` and `session_id`, which win over equal names. Absent ones are left out.
 */
export function returnUrl(redirectUrl: string, facts: ReturnFacts): string {
  const url = new URL(redirectUrl);
  for (const name of OURS) if (url.searchParams.has(name)) url.searchParams.delete(name);
  const added = new URLSearchParams(
    scalars(facts.extra).filter(([name]) => !OURS.has(name) && !url.searchParams.has(name)),
  );
  if (facts.orderNo !== null) added.set("order_no", facts.orderNo);
  if (facts.referenceNumber !== null) added.set("reference_number", facts.referenceNumber);
  added.set("session_id", facts.sessionId);
  url.search = url.search === "" ? added.toString() : `${url.search}&${added}`;
  return url.toString();
}
