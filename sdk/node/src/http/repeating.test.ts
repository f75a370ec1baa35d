import { expect, it } from "vitest";
import { ConnectionError, errorOf, type SarrafError } from "../errors";
import { repetitionOf } from "./repeatable-requests";
import { type Repeatability, retryAfterSeconds, waitBeforeRepeat } from "./repeating";

const answered = (status: number, retryAfter?: number): SarrafError =>
  errorOf({ status, requestId: "r", retryAfterSeconds: retryAfter });
const lost = (facts: { isUnsent: boolean; isTimeout: boolean }): SarrafError =>
  new ConnectionError("No.", { requestId: "r", ...facts });

const UNSENT = lost({ isUnsent: true, isTimeout: false });
const BROKEN = lost({ isUnsent: false, isTimeout: false });
const LATE = lost({ isUnsent: false, isTimeout: true });

it.each<[string, SarrafError, Record<Repeatability, boolean>]>([
  ["400", answered(400), { always: false, keyed: false, never: false }],
  ["401", answered(401), { always: false, keyed: false, never: false }],
  ["404", answered(404), { always: false, keyed: false, never: false }],
  ["409", answered(409), { always: false, keyed: false, never: false }],
  ["422", answered(422), { always: false, keyed: false, never: false }],
  ["423", answered(423), { always: false, keyed: false, never: false }],
  ["429", answered(429), { always: true, keyed: true, never: true }],
  ["500", answered(500), { always: true, keyed: true, never: false }],
  ["503", answered(503), { always: true, keyed: true, never: false }],
  ["302", answered(302), { always: false, keyed: false, never: false }],
  ["no connection", UNSENT, { always: true, keyed: true, never: true }],
  ["a connection that broke", BROKEN, { always: true, keyed: true, never: false }],
  ["no answer in time", LATE, { always: true, keyed: true, never: false }],
])("%s is tried again where it is safe", (_, error, expected) => {
  for (const [repeatability, again] of Object.entries(expected) as [Repeatability, boolean][])
    expect(waitBeforeRepeat(error, { repeatability, before: 0, maxRetries: 2 }, 0) !== null).toBe(again);
});

it("a repeat that meets its own first try under the key waits for it", () => {
  const tried = { repeatability: "keyed", before: 1, maxRetries: 2 } as const;
  expect(waitBeforeRepeat(answered(409), tried, 0)).toBe(500);
  expect(waitBeforeRepeat(answered(409), { ...tried, repeatability: "always" }, 0)).toBeNull();
});

it.each([
  [0, 0, undefined, 250],
  [0, 1, undefined, 500],
  [1, 1, undefined, 1_000],
  [3, 0.5, undefined, 3_000],
  [9, 1, undefined, 8_000],
  [0, 1, 3, 3_000],
  [3, 1, 1, 4_000],
  [0, 0, 61, null],
])("after %i tries, with chance %f and Retry-After %s the wait is %s ms", (before, random, retryAfter, wait) => {
  const tried = { repeatability: "always", before, maxRetries: 10 } as const;
  expect(waitBeforeRepeat(answered(503, retryAfter), tried, random)).toBe(wait);
});

it("nothing is tried more often than was allowed", () => {
  expect(waitBeforeRepeat(UNSENT, { repeatability: "always", before: 2, maxRetries: 2 }, 0)).toBeNull();
});

it.each([
  ["12", 12],
  ["Mon, 23 Nov 2026 08:00:30 GMT", 30],
  ["Mon, 23 Nov 2026 07:00:00 GMT", 0],
  ["soon", undefined],
  [null, undefined],
])("Retry-After %s is %s seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, Date.parse("2026-11-23T08:00:00Z"))).toBe(seconds);
});

it.each([
  ["get", "/b/events/v1/events/", undefined, "always", undefined],
  ["patch", "/b/merchant/v1/settings/", {}, "keyed", "Idempotency-Key"],
  ["delete", "/b/pbl/v2/card/{token}/", undefined, "keyed", "Idempotency-Key"],
  ["post", "/b/checkout/v1/pymt-txn/", {}, "keyed", "Idempotency-Key"],
  ["post", "/b/pbl/v2/operation/", { operation: "refund" }, "keyed", "Tracking-Key"],
  ["post", "/b/pbl/v2/operation/", { operation: "cancel" }, "keyed", "Idempotency-Key"],
  ["post", "/b/pbl/v2/subscriptions/", {}, "always", undefined],
  ["post", "/b/auth/v1/token/", {}, "never", undefined],
  ["post", "/b/sandbox/v1/clock/advance/", {}, "never", undefined],
])("%s %s %j is repeated %s", (method, path, body, repeatability, keyHeader) => {
  expect(repetitionOf(method, path, body)).toEqual({ repeatability, ...(keyHeader !== undefined && { keyHeader }) });
});
