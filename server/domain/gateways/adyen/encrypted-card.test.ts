import { describe, expect, it, test } from "vitest";
import { adyenBench, clockCtx, doubleAccount, keptCardCall, told } from "@/server/testing/adyen/connector-bench";
import { DOUBLE_CLIENT_KEY, encrypted } from "@/server/testing/adyen/secured-fields";
import type { ChargeCall } from "../calls";
import type { Account } from "../core/opened-account";
import { ADYEN } from "./gateway";
import { cardScriptOf } from "./transport";

const bench = adyenBench();
const ctx = clockCtx();
const NUMBER = "4988438843884305";

function encryptedCall(change: Partial<ChargeCall> = {}, number = NUMBER, save = false): ChargeCall {
  const [expiryMonth, expiryYear, cvv] = ["03", "2030", "737"].map(encrypted) as [string, string, string];
  const source = { kind: "encrypted", number: encrypted(number), expiryMonth, expiryYear, cvv, save } as const;
  return keptCardCall(bench.double, { source: { ...source, holder: "S. Salem" }, ...change });
}

const sent = () => Object(bench.double.requests[0]?.body);

describe("a card that Adyen's script encrypted", () => {
  it("is charged as it came, and its number is in no request", async () => {
    const call = encryptedCall();
    expect(await ADYEN.charge(ctx, call)).toMatchObject({ outcome: "success", actual: call.total });
    expect(sent().paymentMethod).toEqual({
      type: "scheme",
      encryptedCardNumber: call.source.kind === "encrypted" ? call.source.number : "",
      encryptedExpiryMonth: expect.stringContaining("."),
      encryptedExpiryYear: expect.stringContaining("."),
      encryptedSecurityCode: expect.stringContaining("."),
      holderName: "S. Salem",
    });
    expect(sent().storePaymentMethod).toBeUndefined();
    expect(JSON.stringify(bench.double.requests)).not.toContain(NUMBER);
  });

  it("is kept for its customer if asked", async () => {
    const call = encryptedCall({}, NUMBER, true);
    await ADYEN.charge(ctx, call);
    expect(sent()).toMatchObject({ storePaymentMethod: true, recurringProcessingModel: "CardOnFile" });
    expect(told(bench.double)[0]).toMatchObject({ answer: { keptCard: { handle: { id: expect.any(String) } } } });
  });

  it("is not kept for nobody", async () => {
    await ADYEN.charge(ctx, encryptedCall({ customer: { id: null } }, NUMBER, true));
    expect(sent().storePaymentMethod).toBeUndefined();
  });

  it("is declined like any card", async () => {
    expect(await ADYEN.charge(ctx, encryptedCall({}, "4000300011112220"))).toMatchObject({ outcome: "failed" });
  });

  it("and encrypted for another key is refused, and nothing moves", async () => {
    const call = encryptedCall();
    const [head, ...rest] = encrypted("737").split(".");
    const other = { ...call.source, cvv: [head, ...rest.reverse()].join(".") } as ChargeCall["source"];
    expect(await ADYEN.charge(ctx, { ...call, source: other })).toMatchObject({ outcome: "error" });
    expect(bench.double.book.movements).toEqual([]);
  });
});

describe("the script of an account", () => {
  const live = (values: Account["values"]): Account => ({ ...doubleAccount(values), environment: "live" });
  const ownKey = `live_${"A".repeat(32)}`;

  it.each([
    ["of a test account", doubleAccount({ client_key: DOUBLE_CLIENT_KEY }), "test"],
    ["of a live account", live({ client_key: ownKey }), "live"],
    ["of a live account of another region", live({ client_key: ownKey, client_region: "us" }), "live-us"],
  ])("%s calls Adyen's host of that environment alone", (_, account, environment) => {
    const origin = `https://checkoutshopper-${environment}.adyen.com`;
    expect(cardScriptOf(account, null)).toMatchObject({ environment, origin, baseUrl: null });
  });

  it("of a live account never calls the address of tests", () => {
    const script = cardScriptOf(live({ client_key: ownKey }), "http://127.0.0.1:9");
    expect(script).toMatchObject({ origin: "https://checkoutshopper-live.adyen.com", baseUrl: null });
  });

  it("does not exist without a client key", () => {
    expect(cardScriptOf(doubleAccount(), null)).toBeNull();
  });
});

test.each([
  ["a client key of another environment", { client_key: `live_${"A".repeat(32)}` }, "client_key"],
  ["a text that is no client key", { client_key: "test_1/../x" }, "client_key"],
  ["an unknown region", { client_region: "mars" }, "client_region"],
])("%s is found without asking", async (_, values, field) => {
  expect(await ADYEN.verifyAccount(ctx, doubleAccount(values))).toMatchObject({ ok: false, field });
  expect(bench.double.requests).toEqual([]);
});
