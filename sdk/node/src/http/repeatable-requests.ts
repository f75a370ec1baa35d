import { KEYED_REQUESTS } from "../generated/keyed-requests";
import type { Repeatability } from "./repeating";
import type { ApiRequest } from "./transport";

type Repetition = { readonly repeatability: Repeatability; readonly keyHeader?: NonNullable<ApiRequest["keyHeader"]> };

const ASKS: Repetition = { repeatability: "always" };
const ONCE: Repetition = { repeatability: "keyed", keyHeader: "Idempotency-Key" };
const TRACKED: Repetition = { repeatability: "keyed", keyHeader: "Tracking-Key" };
const NEVER: Repetition = { repeatability: "never" };

/** Paths of POST requests that only read. */
const QUESTIONS: ReadonlySet<string> = new Set([
  "/b/pbl/v2/subscriptions/",
  "/b/pbl/v2/card/",
  "/b/pbl/v2/payment-methods/",
  "/b/pbl/v2/inquiry/",
  "/b/wallet/{provider}/v1/accounts/",
  "/b/wallet/{provider}/v1/entries/",
  "/b/wallet/{provider}/v1/operations/",
]);

/**
 * Advancing the test clock can take longer than any retry delay, and its response reports how far the clock
 * was moved, so the request is not repeated.
 */
const CLOCK = "/b/sandbox/v1/clock/advance/";
const OPERATION = "/b/pbl/v2/operation/";

/** Operations that move money use a Tracking-Key, which lists and events also show. */
const MOVES_MONEY: readonly unknown[] = ["refund", "capture", "void"];

/**
 * Decides whether and how a request may be retried.
 * @param method in lower case
 */
export function repetitionOf(method: string, path: string, body: unknown): Repetition {
  if (method === "get" || QUESTIONS.has(path)) return ASKS;
  if (path === CLOCK) return NEVER;
  if (path === OPERATION && typeof body === "object" && body !== null && "operation" in body)
    if (MOVES_MONEY.includes(body.operation)) return TRACKED;
  if (KEYED_REQUESTS.has(`${method} ${path}`)) return ONCE;
  // A repeated DELETE whose first response was lost would report "not found".
  return method === "put" || method === "patch" ? ASKS : NEVER;
}
