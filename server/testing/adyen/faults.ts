/** What the Adyen double can be made to do wrong, and how it takes calls. */
import { BETWEEN, type CallRules, type DoubleCall, type FaultRule, type Reply } from "../gateway-double/call-server";
import type { Verdict } from "../gateway-double/pages";
import { requestFaults } from "./request-check";

/** An object of JSON. */
export type Json = Record<string, unknown>;

/** The fault of one request; `_before` and the last three do not act. */
export type Fault =
  | "lost_before"
  | "lost_after"
  | "error_before"
  | "error_after"
  | "html"
  | "empty"
  | "too_many"
  | "busy"
  | "running";

/** A refusal as Adyen words it. */
export function failure(status: number, errorCode: string, message: string, errorType = "validation"): Reply {
  return { status, body: { status, errorCode, message, errorType } };
}

const INTERNAL = failure(500, "905", "Payment details are not supported", "internal");

const FAULTS: Readonly<Record<Fault, FaultRule>> = {
  lost_before: BETWEEN.broken_before,
  lost_after: BETWEEN.broken_after,
  error_before: { acts: false, reply: INTERNAL },
  error_after: { acts: true, reply: INTERNAL },
  html: BETWEEN.html,
  empty: BETWEEN.empty,
  too_many: { acts: false, reply: failure(429, "429", "Too Many Requests", "security") },
  busy: {
    acts: false,
    reply: { ...failure(503, "703", "Unable to process"), headers: { "transient-error": "true" } },
  },
  running: { acts: false, reply: failure(422, "704", "request already processed or in progress") },
};

export const VERSION = "/v72";
const MAX_KEY = 64;

function check({ method, path, key, body, text }: DoubleCall<Json>): readonly string[] {
  const wrong = requestFaults(method, path.slice(VERSION.length), text === "" ? undefined : body);
  if (key !== null && key.length > MAX_KEY) wrong.push("The idempotency key is too long.");
  return wrong.map((fault) => `${method} ${path}: ${fault}`);
}

export const ADYEN_RULES: Omit<CallRules<Fault, Json>, "perform"> = {
  faults: FAULTS,
  keys: {
    lifeMs: 7 * 86_400_000,
    conflict: null,
    running: null,
    keeps: ({ status }) => status !== 401,
    headers: (key) => ({ "Idempotency-Key": key }),
  },
  read: (text) => (text === "" ? {} : JSON.parse(text)),
  isUnsound: () => false,
  check,
};

/** What the next payment ends with, in Adyen's words; amounts in minor units. */
export type AdyenVerdict =
  | { readonly kind: "refused"; readonly code: string; readonly reason: string; readonly raw?: string }
  | { readonly kind: "error" | "pending" | "redirect" }
  | { readonly kind: "partial"; readonly value: number }
  | { readonly kind: "currency"; readonly currency: string };

export function verdictOf(verdict: AdyenVerdict): Verdict {
  if (verdict.kind === "refused") return { ...verdict, kind: "declined" };
  if (verdict.kind === "partial") return { kind: "approved", amount: { units: verdict.value } };
  return verdict.kind === "currency"
    ? { kind: "approved", amount: { currency: verdict.currency } }
    : { kind: verdict.kind };
}
