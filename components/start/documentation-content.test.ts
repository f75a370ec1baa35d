import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENDPOINT_ROWS, VERIFY_WEBHOOK } from "./documentation-content";

const KEY = "k-test-1";
const OPERATION = {
  operation: "refund",
  amount: "4.000",
  order_no: "ORD-9",
  reference_number: "R2",
  result: "success",
};
const PAYMENT = {
  amount: "12.500",
  currency_code: "KWD",
  gateway_account: "simgw-1",
  reference_number: "R1",
  result: "success",
  state: "paid",
  order_no: "",
  customer_email: null,
};
const RENEWAL = {
  session_id: "s1",
  payment_type: "auto_pay",
  amount: "12.500",
  currency_code: "KWD",
  result: "success",
  state: "paid",
  agreement: { id: "agr-1" },
  extra: { autopay: { subscription_id: "sub-7" } },
  token: { token: "411111111111111", pg_code: "simgw-1", customer_id: null },
};
const hmac = (message: string) => createHmac("sha256", KEY).update(message, "utf8").digest("hex");

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
  it.each<[string, Record<string, unknown>, string]>([
    ["a payment", PAYMENT, "f9f4842661ca571908a90e22c3322e59d5ca4a6bba840c09e4252e8fdec27bf1"],
    ["an operation", OPERATION, "94d2ca386091e0355afc5c3f0af64c0de490dc32db76079193ba7d7c17b95614"],
    ["a subscription's payment", RENEWAL, "dc079dc4498d657982e84754cae49bd22c0ba09b532cd5198f58396133f25a59"],
    [
      "an operation on a subscription's payment",
      { ...OPERATION, session_id: "s1" },
      hmac("amount=4.000\norder_no=ORD-9\nreference_number=R2\nresult=success\nsession_id=s1"),
    ],
  ])("has a body check that takes the signature of %s and no other", async (_what, payload, signature) => {
    const { verifyBody } = await import(`data:text/javascript,${encodeURIComponent(VERIFY_WEBHOOK)}`);
    expect(verifyBody({ ...payload, signature }, KEY)).toBe(true);
    expect(verifyBody({ ...payload, amount: "1.000", signature }, KEY)).toBe(false);
    expect(verifyBody({ ...payload, signature }, "another")).toBe(false);
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
