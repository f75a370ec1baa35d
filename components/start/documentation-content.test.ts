import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { standardSignature, subscriptionSignature } from "@/server/domain/webhooks/core/signatures";
import { ENDPOINT_ROWS, VERIFY_WEBHOOK } from "./documentation-content";

const KEY = "k-test-1";
const PAYMENT = {
  session_id: "s1",
  payment_type: "auto_pay",
  amount: "12.500",
  order_no: "",
  result: "success",
  state: "paid",
};
const OPERATION = {
  session_id: "s1",
  operation: "refund",
  amount: "4.000",
  order_no: "",
  reference_number: "R2",
  result: "success",
};
const NESTED = {
  agreement: { id: "agr-1" },
  extra: { autopay: { subscription_id: "sub-7" } },
  token: { token: "t", pg_code: null },
};

/** Customers' addresses, older aliases, and steps that a row names as "…/step/". */
const UNLISTED = [
  "/b/checkout/redirect/start/",
  "/b/checkout/v1/wallet/payment-sessions/{session_id}/finalization-status/",
  "/b/pbl/v2/auto-debit/",
  "/b/pbl/v2/cash-payment/",
  "/b/sandbox/v1/clock/advance/",
  ...["reject", "cancel", "retry"].map((step) => `/b/pbl/v2/operation-requests/{id}/${step}/`),
  ...["events/v1/events", "merchant/v1/users", "merchant/v1/api-keys"].map((list) => `/b/${list}/{id}/`),
];

describe("the documentation that an installation serves", () => {
  it.each<[string, Record<string, unknown>, (key: string, payload: Record<string, unknown>) => string]>([
    ["a payment", { ...PAYMENT, payment_type: "one_off" }, standardSignature],
    ["an operation", OPERATION, standardSignature],
    ["a subscription's payment", { ...PAYMENT, ...NESTED }, subscriptionSignature],
    ["an operation on a subscription's payment", OPERATION, subscriptionSignature],
  ])("has a body check that takes the signature of %s and no other", async (_what, payload, sign) => {
    const { verifyBody } = await import(`data:text/javascript,${encodeURIComponent(VERIFY_WEBHOOK)}`);
    expect(verifyBody({ ...payload, signature: sign(KEY, payload) }, KEY)).toBe(true);
    expect(verifyBody({ ...payload, amount: "1.000", signature: sign(KEY, payload) }, KEY)).toBe(false);
    expect(verifyBody({ ...payload, signature: sign("another", payload) }, KEY)).toBe(false);
  });

  it("lists every endpoint that merchants call", () => {
    const routes = readdirSync("app/b", { recursive: true })
      .map(String)
      .filter((file) => file.endsWith("/route.ts") && !file.includes("[..."))
      .map((file) => `/b/${file.replace(/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`);
    const listed = ENDPOINT_ROWS.map(([request]) => request.split(" ").at(-1));
    expect(routes.filter((route) => !listed.includes(route) && !UNLISTED.includes(route))).toEqual([]);
    expect(listed.filter((path) => path?.startsWith("/b/") && !routes.includes(path))).toEqual([]);
  });
});
