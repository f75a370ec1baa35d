/** The redirect to the merchant after a payment (Spec, "The session object" 6 and 7). */

import { keptDigits } from "@/server/kernel/exact-json";

export type ReturnFacts = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly referenceNumber: string | null;
  readonly extra: unknown;
};

const MOST_OF_EXTRA = 4_000;

const OURS: ReadonlySet<string> = new Set(["order_no", "reference_number", "session_id"]);

function scalars(extra: unknown): [string, string][] {
  if (typeof extra !== "object" || extra === null) return [];
  return Object.entries(extra).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [[key, keptDigits(value) ?? String(value)]]
      : [],
  );
}

function fitting(pairs: readonly [string, string][]): URLSearchParams {
  const all = new URLSearchParams();
  let left = MOST_OF_EXTRA;
  for (const [name, value] of pairs) {
    const { length } = new URLSearchParams([[name, value]]).toString();
    if (length + 1 > left) continue;
    left -= length + 1;
    all.append(name, value);
  }
  return all;
}

function nameOf(pair: string): string {
  const [[name = ""] = []] = new URLSearchParams(pair);
  return name;
}

/** The merchant's own query parameters without this service's, with only non-ASCII characters encoded. */
function ownPairs(redirectUrl: string): string[] {
  const [address = ""] = redirectUrl.split("#", 1);
  const mark = address.indexOf("?");
  const pairs = mark === -1 ? [] : address.slice(mark + 1).split("&");
  return pairs.filter((pair) => !OURS.has(nameOf(pair))).map((pair) => pair.replace(/[^ -~]+/gu, encodeURIComponent));
}

/**
 * `redirectUrl` with the session's parameters. Its query string stays unchanged, except for the parameters
 * `order_no`, `reference_number` and `session_id`, which this service sets; scalar keys of `extra` are added
 * if it lacks them, as far as they fit. Absent values are omitted.
 */
export function returnUrl(redirectUrl: string, facts: ReturnFacts): string {
  const { protocol, host, pathname, hash } = new URL(redirectUrl);
  const own = ownPairs(redirectUrl);
  const taken = new Set(own.map(nameOf));
  const added = fitting(scalars(facts.extra).filter(([name]) => !OURS.has(name) && !taken.has(name)));
  if (facts.orderNo !== null) added.set("order_no", facts.orderNo);
  if (facts.referenceNumber !== null) added.set("reference_number", facts.referenceNumber);
  added.set("session_id", facts.sessionId);
  const query = [...(own.join("&") === "" ? [] : own), added.toString()].join("&");
  return `${protocol}//${host}${pathname}?${query}${hash}`;
}
