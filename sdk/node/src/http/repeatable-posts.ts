/** Which POST requests may be sent again, and under which key. */
import type { Repeatability } from "./repeating";
import type { ApiRequest } from "./transport";

type Repetition = { readonly repeatability: Repeatability; readonly keyHeader?: NonNullable<ApiRequest["keyHeader"]> };

const ASKS: Repetition = { repeatability: "always" };
const ONCE: Repetition = { repeatability: "keyed", keyHeader: "Idempotency-Key" };
const NEVER: Repetition = { repeatability: "never" };

const POSTS: Readonly<Record<string, Repetition>> = {
  "/b/pbl/v2/subscriptions/": ASKS,
  "/b/pbl/v2/card/": ASKS,
  "/b/pbl/v2/payment-methods/": ASKS,
  "/b/pbl/v2/inquiry/": ASKS,
  "/b/wallet/{provider}/v1/accounts/": ASKS,
  "/b/wallet/{provider}/v1/entries/": ASKS,
  "/b/wallet/{provider}/v1/operations/": ASKS,
  "/b/checkout/v1/pymt-txn/": ONCE,
  "/b/invoice/v1/invoice/": ONCE,
  "/b/wallet/{provider}/v1/adjustments/": ONCE,
  "/b/pbl/v2/subscriptions/{subscription_id}/cancel/": ONCE,
  "/b/api/v1/reports/files/": ONCE,
};

/** Operations that move money are done once under a Tracking-Key; the others only change the state here. */
const TRACKED: readonly unknown[] = ["refund", "capture", "void"];

/** How the request may be repeated. @param method in small letters */
export function repetitionOf(method: string, path: string, body: unknown): Repetition {
  // A deletion that is repeated after its answer was lost finds nothing, which would look like a mistake.
  if (method === "delete") return NEVER;
  if (method !== "post") return ASKS;
  if (path === "/b/pbl/v2/operation/" && typeof body === "object" && body !== null) {
    const isTracked = "operation" in body && TRACKED.includes(body.operation);
    return isTracked ? { repeatability: "keyed", keyHeader: "Tracking-Key" } : NEVER;
  }
  return POSTS[path] ?? NEVER;
}
