import { beforeAll, describe, expect, it, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { stateOf } from "@/server/testing/paying";
import { BODY } from "@/server/testing/session-calls";
import * as sessions from "../../../checkout/v1/pymt-txn/route";
import * as keys from "../../../merchant/v1/api-keys/route";
import * as operation from "./route";

const BLANK = ["This field may not be blank."];
let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

const post = (routes: Parameters<typeof callRoute>[0], body: unknown) =>
  callRoute(routes, { method: "POST", key: merchant.privateKey, body });

describe("a blank field is not treated as a missing field", () => {
  it.each([
    ["refund", "sandbox", { amount: "" }, { amount: BLANK }],
    ["capture", "sandbox-auth", { amount: "" }, { amount: BLANK }],
    ["void", "sandbox-auth", { amount: "" }, { amount: BLANK }],
    ["refund", "sandbox", { amount: "1", destination: "" }, { destination: BLANK }],
  ])("a %s at %s of %j is refused, and nothing moves", async (kind, pgCode, sent, errors) => {
    const id = await paidSession(merchant, pgCode);
    const before = await stateOf(merchant, id);
    const got = await post(operation, { operation: kind, session_id: id, ...sent });
    expect([got.status, got.body]).toEqual([400, errors]);
    expect(await stateOf(merchant, id)).toEqual(before);
  });

  test("a blank amount in a form is refused, and one that is not sent is all there is", async () => {
    const id = await paidSession(merchant);
    const form = new URLSearchParams({ operation: "refund", session_id: id, amount: "" });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent = { method: "POST", key: merchant.privateKey, headers } as const;
    expect((await callRoute(operation, { ...sent, body: form })).body).toEqual({ amount: BLANK });
    form.delete("amount");
    expect((await callRoute(operation, { ...sent, body: form })).body.amount).toBe("10.500");
  });

  test("a plan whose end is blank is not one without an end", async () => {
    const plan = { frequency: "monthly", recurring_amount: "5", start_date: "2090-01-01", end_date: "" };
    const customer = { customer_id: "c-1", customer_email: "sara@example.com", agreement: { id: "agr-1" } };
    const got = await post(sessions, { ...BODY, ...customer, payment_type: "auto_pay", autopay: plan });
    expect([got.status, got.body]).toEqual([400, { autopay: { end_date: BLANK } }]);
  });

  test("a key whose end is blank is not one without an end", async () => {
    const got = await post(keys, { expires_at: "" });
    expect([got.status, got.body]).toEqual([400, { expires_at: BLANK }]);
    expect((await post(keys, { expires_at: null })).body.expires_at).toBeNull();
  });
});
