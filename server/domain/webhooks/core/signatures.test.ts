import { createHmac } from "node:crypto";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, test } from "vitest";
import { readJson } from "@/server/kernel/exact-json";
import { standardSignature, standardWebhooksHeaders, subscriptionSignature } from "./signatures";

const KEY = "k-test-1";
const hmac = (message: string): string => createHmac("sha256", KEY).update(message).digest("hex");

describe("the standard body signature", () => {
  test("vector A: a payment event, its empty order number and null mail address left out", () => {
    const payload = {
      state: "paid",
      result: "success",
      reference_number: "R1",
      gateway_account: "simgw-1",
      currency_code: "KWD",
      amount: "12.500",
      order_no: "",
      customer_email: null,
    };
    expect(standardSignature(KEY, payload)).toBe("f9f4842661ca571908a90e22c3322e59d5ca4a6bba840c09e4252e8fdec27bf1");
  });

  test("vector B: an operation event, whose child transaction is not signed", () => {
    const payload = {
      amount: "4.000",
      order_no: "ORD-9",
      reference_number: "R2",
      result: "success",
      operation: "refund",
      txn: { amount: "9.999", state: "refunded" },
    };
    expect(standardSignature(KEY, payload)).toBe("94d2ca386091e0355afc5c3f0af64c0de490dc32db76079193ba7d7c17b95614");
  });

  it.each([
    ["keeps a zero", { amount: "0" }, "amount0"],
    [
      "leaves out null, empty and absent values",
      { amount: null, order_no: "", state: undefined, result: "x" },
      "resultx",
    ],
    ["sorts by key, not by place", { state: "b", amount: "1" }, "amount1stateb"],
    ["signs UTF-8", { customer_first_name: "منى" }, "customer_first_nameمنى"],
    ["ignores every other field", { session_id: "s", payment_type: "one_off", result: "x" }, "resultx"],
    ["signs nothing as the empty message", {}, ""],
  ])("%s", (_, payload, message) => {
    expect(standardSignature(KEY, payload)).toBe(hmac(message));
  });

  test("does not depend on the order of keys", () => {
    const payload = { amount: "1.000", currency_code: "KWD", result: "success", state: "paid", order_no: "7" };
    const entries = fc.shuffledSubarray(Object.entries(payload), { minLength: 5 });
    fc.assert(
      fc.property(entries, (shuffled) => {
        expect(standardSignature(KEY, Object.fromEntries(shuffled))).toBe(standardSignature(KEY, payload));
      }),
    );
  });
});

describe("the subscription body signature", () => {
  test("vector C: lines of dotted paths", () => {
    const payload = {
      session_id: "s1",
      payment_type: "auto_pay",
      state: "paid",
      result: "success",
      amount: "12.500",
      currency_code: "KWD",
      agreement: { id: "agr-1" },
      extra: { autopay: { subscription_id: "sub-7" } },
      token: { token: "411111111111111", pg_code: "simgw-1" },
    };
    expect(subscriptionSignature(KEY, payload)).toBe(
      "dc079dc4498d657982e84754cae49bd22c0ba09b532cd5198f58396133f25a59",
    );
  });

  it.each([
    ["a step that is no object is absent", { agreement: "agr-1", result: "x" }, "result=x"],
    ["a missing step is absent", { extra: {}, token: null, result: "x" }, "result=x"],
    ["an inherited property is absent", { extra: Object.create({ merchant_id: "m" }), result: "x" }, "result=x"],
    [
      "lines are sorted by their whole path",
      { token: { token: "t" }, agreement: { id: "a" } },
      "agreement.id=a\ntoken.token=t",
    ],
    [
      "a number is signed as parsers print it, one that they round in its own digits",
      { extra: readJson('{"merchant_id":1.50,"autopay":{"subscription_id":9007199254740993}}') },
      "extra.autopay.subscription_id=9007199254740993\nextra.merchant_id=1.5",
    ],
    ["there is no trailing line feed", { state: "paid" }, "state=paid"],
  ])("%s", (_, payload, message) => {
    expect(subscriptionSignature(KEY, payload)).toBe(hmac(message));
  });
});

describe("the Standard Webhooks headers", () => {
  const secret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
  const receiver = new Webhook(secret);

  test("are accepted by the specification's own library, whatever the body says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const body = JSON.stringify({ text });
        const headers = standardWebhooksHeaders([secret], { id: "evt_1", sentAt: new Date(), body });
        expect(receiver.verify(body, headers)).toEqual({ text });
      }),
    );
  });

  test("are refused for another body, another id or another secret", () => {
    const headers = standardWebhooksHeaders([secret], { id: "evt_1", sentAt: new Date(), body: "{}" });
    expect(() => receiver.verify("{ }", headers)).toThrow();
    expect(() => receiver.verify("{}", { ...headers, "webhook-id": "evt_2" })).toThrow();
    const other = `whsec_${Buffer.from("another").toString("base64")}`;
    expect(() => new Webhook(other).verify("{}", headers)).toThrow();
  });

  test("carry the time of the try in whole seconds", () => {
    const sentAt = new Date("2026-03-01T00:00:00.999Z");
    const headers = standardWebhooksHeaders([secret], { id: "evt_1", sentAt, body: "{}" });
    expect(headers["webhook-timestamp"]).toBe("1772323200");
    expect(headers["webhook-signature"]).toBe(receiver.sign("evt_1", sentAt, "{}"));
  });
});
