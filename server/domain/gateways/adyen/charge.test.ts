import { describe, expect, it, test } from "vitest";
import type { CustomerDevice } from "@/server/kernel/types";
import {
  adyenBench,
  BENCH_MERCHANT,
  clockCtx,
  doubleAccount,
  KEPT_CARD,
  keptCardCall,
  kwd,
  readReturn,
  told,
} from "@/server/testing/adyen/connector-bench";
import { answerIn } from "@/server/testing/gateway-contract/answer-in";
import { typedCard } from "@/server/testing/gateway-contract/calls";
import type { ChargeCall } from "../calls";
import { NotSent } from "../port";
import { shopperOf } from "./core/answers";
import { ADYEN } from "./gateway";

const bench = adyenBench();
const { charge, inquire } = ADYEN;
const ctx = clockCtx();
const chargeCall = (change: Partial<ChargeCall> = {}) => keptCardCall(bench.double, change);
const sent = () => bench.double.requests[0]?.body;

describe("the customer's browser, for 3-D Secure", () => {
  const device: CustomerDevice = {
    address: "2001:db8::7",
    userAgent: "Mozilla/5.0",
    accept: "text/html",
    language: "ar-KW",
    screen: { width: 390, height: 844, depth: 24, offset: -180 },
  };

  it("is part of the request", async () => {
    await charge(ctx, chargeCall({ device, returnUrl: "https://pay.example.com/en/return/x" }));
    expect(sent()).toMatchObject({
      channel: "Web",
      shopperIP: "2001:db8::7",
      origin: "https://pay.example.com",
      browserInfo: {
        ...{ acceptHeader: "text/html", userAgent: "Mozilla/5.0", language: "ar-KW", javaScriptEnabled: true },
        ...{ javaEnabled: false, colorDepth: 24, screenWidth: 390, screenHeight: 844, timeZoneOffset: -180 },
      },
    });
  });

  it("has what Adyen demands although no script ran and nothing else is known", async () => {
    const unknown = { ...device, address: null, language: null, screen: null };
    await charge(ctx, chargeCall({ device: unknown, language: "ar", returnUrl: `https://${"a".repeat(90)}.example/` }));
    expect(sent()).toMatchObject({ browserInfo: { language: "ar", javaScriptEnabled: false, screenWidth: 0 } });
    expect(Object.keys(Object(sent()))).not.toEqual(expect.arrayContaining(["shopperIP"]));
    expect(Object.keys(Object(sent()))).not.toEqual(expect.arrayContaining(["origin"]));
  });

  it("is left out if no customer is present", async () => {
    await charge(ctx, chargeCall());
    expect(Object.keys(Object(sent()))).not.toEqual(expect.arrayContaining(["browserInfo"]));
  });
});

describe("a kept card is charged", () => {
  it.each([
    ["by a customer who is there", undefined, "Ecommerce", "CardOnFile"],
    ["by a subscription", { kind: "recurring", initiator: "merchant", first: false }, "ContAuth", "Subscription"],
    [
      "by the merchant",
      { kind: "unscheduled", initiator: "merchant", first: false },
      "ContAuth",
      "UnscheduledCardOnFile",
    ],
    [
      "as the first of a subscription",
      { kind: "recurring", initiator: "customer", first: true },
      "Ecommerce",
      "Subscription",
    ],
  ] as const)("%s", async (_, agreement, shopperInteraction, recurringProcessingModel) => {
    const call = chargeCall({ ...(agreement && { agreement }) });
    const answer = await charge(ctx, call);
    expect(answer).toMatchObject({ outcome: "success", actual: call.total, message: null, card: null });
    expect(sent()).toMatchObject({
      shopperInteraction,
      recurringProcessingModel,
      paymentMethod: { type: "scheme", storedPaymentMethodId: KEPT_CARD },
      shopperReference: shopperOf(BENCH_MERCHANT, call.customer),
      captureDelayHours: 0,
    });
    const [event] = told(bench.double);
    expect(event).toMatchObject({
      about: "charge",
      join: { reference: call.referenceNumber, paymentRefs: answer.refs },
      answer: { outcome: "success", actual: call.total },
    });
  });

  it("and only as the card of the customer who saved it", async () => {
    const answer = await charge(ctx, chargeCall({ customer: { id: "somebody-else" } }));
    expect(answer).toMatchObject({ outcome: "error", decline: { category: "gateway_fault", code: "800" } });
    expect(bench.double.book.movements).toEqual([]);
  });

  it("and not by another merchant of the same account at Adyen, whose customer has the same id", async () => {
    const other = { ...ctx, merchant: { ...ctx.merchant, id: "mer_other" } };
    const answer = await charge(other, chargeCall());
    expect(answer).toMatchObject({ outcome: "error", decline: { code: "800" } });
    expect(bench.double.book.movements).toEqual([]);
  });

  it("held, if it is an authorization", async () => {
    await charge(ctx, chargeCall({ operation: "authorize" }));
    expect(sent()).toMatchObject({ additionalData: { manualCapture: "true" } });
    expect(bench.double.book.movements.map(({ kind }) => kind)).toEqual(["hold"]);
  });
});

describe("what cannot be charged is not sent", () => {
  it.each<[string, Partial<ChargeCall>]>([
    ["a card that was typed here", { source: typedCard("4111111111111111") }],
    ["a token without its handle", { source: { kind: "token", token: "t" } }],
    ["a kept card of nobody", { customer: { id: null } }],
    ["a wallet's payload without a token", { source: { kind: "device_wallet", wallet: "google_pay", payload: {} } }],
    ["Apple Pay without paymentData", { source: { kind: "device_wallet", wallet: "apple_pay", payload: {} } }],
    ["a live account without its prefix", { account: { ...doubleAccount(), environment: "live" } }],
  ])("%s", async (_, change) => {
    await expect(charge(ctx, chargeCall(change))).rejects.toThrow(NotSent);
    expect(bench.double.requests).toEqual([]);
  });
});

describe("a device wallet is charged with what the wallet gave, and nothing of it is kept", () => {
  const PAYMENT_DATA = { version: "EC_v1", data: "SECRET", signature: "s", header: { publicKeyHash: "h" } };
  const PAYLOADS = [
    [
      "apple_pay",
      { paymentData: PAYMENT_DATA, transactionIdentifier: "t" },
      { type: "applepay", applePayToken: Buffer.from(JSON.stringify(PAYMENT_DATA)).toString("base64") },
    ],
    [
      "google_pay",
      { apiVersion: 2, paymentMethodData: { tokenizationData: { type: "PAYMENT_GATEWAY", token: "SECRET" } } },
      { type: "googlepay", googlePayToken: "SECRET" },
    ],
    ["samsung_pay", { token: "SECRET" }, { type: "samsungpay", samsungPayToken: "SECRET" }],
  ] as const;

  it.each(PAYLOADS)("%s", async (wallet, payload, paymentMethod) => {
    const answer = await charge(ctx, chargeCall({ source: { kind: "device_wallet", wallet, payload } }));
    expect(answer.outcome).toBe("success");
    expect(sent()).toMatchObject({ paymentMethod, shopperInteraction: "Ecommerce" });
    expect(sent()).not.toHaveProperty("recurringProcessingModel");
    expect(JSON.stringify(answer)).not.toContain("SECRET");
  });
});

describe("a payment that is not authorised", () => {
  it("is failed, with the reason in our words and in Adyen's", async () => {
    bench.double.next({ kind: "declined", code: "5", reason: "Blocked Card" });
    const answer = await charge(ctx, chargeCall());
    expect(answer).toMatchObject({
      outcome: "failed",
      message: "Blocked Card",
      decline: { category: "issuer_hard", code: "5", again: "never" },
      raw: { resultCode: "Refused", refusalReasonCode: "5" },
    });
    // It was refused outside a page: nobody can try again there.
    expect(answerIn(told(bench.double)[0])?.outcome).toBe("failed");
  });

  it.each(["error", "pending"] as const)("%s: only the notification decides", async (kind) => {
    bench.double.next({ kind });
    expect((await charge(ctx, chargeCall())).outcome).toBe("pending");
    expect(answerIn(told(bench.double)[0])?.outcome).toBe(kind === "error" ? "failed" : "success");
  });

  it("a smaller sum is reported as charged", async () => {
    bench.double.next({ kind: "approved", amount: { units: 2_500 } });
    expect(await charge(ctx, chargeCall())).toMatchObject({ outcome: "success", actual: kwd("2.5") });
  });
});

describe("a payment that the customer's bank has to confirm", () => {
  async function redirected() {
    const call = chargeCall();
    bench.double.next({ kind: "redirect" });
    const { outcome, next } = await charge(ctx, call);
    expect(outcome).toBe("pending");
    return { call, bank: next?.url ?? "" };
  }

  /** The customer presses the button at the bank. */
  async function atBank(bank: string, act: "confirm" | "refuse") {
    const page = await fetch(bank, { method: "POST", body: new URLSearchParams({ do: act }), redirect: "manual" });
    return readReturn(Object.fromEntries(new URL(page.headers.get("location") ?? "").searchParams));
  }

  it.each([
    ["confirm", "success"],
    ["refuse", "failed"],
  ] as const)("%s: it is finished when the browser is back", async (act, outcome) => {
    const { call, bank } = await redirected();
    const refs = await atBank(bank, act);
    expect(bench.double.book.movements).toEqual([]);
    const asked = { ...call, kind: "charge", refs } as const;
    const first = await inquire(ctx, asked);
    expect(first).toMatchObject({ known: "answer", answer: { outcome } });
    expect(await inquire(ctx, asked)).toEqual(first);
    expect(told(bench.double).map((event) => answerIn(event)?.outcome)).toEqual([outcome]);
  });

  it("what is brought back of another payment decides nothing here", async () => {
    const { bank } = await redirected();
    const refs = await atBank(bank, "confirm");
    expect(await inquire(ctx, { ...chargeCall(), kind: "charge", refs })).toEqual({ known: "cannot_ask" });
  });
});

test("the same reference again returns the first answer and acts once, also many times at once", async () => {
  const call = chargeCall();
  const answers = await Promise.all(Array.from({ length: 8 }, () => charge(ctx, call)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(bench.double.book.movements.map(({ kind }) => kind)).toEqual(["take"]);
});

test("the notification may overtake the answer", async () => {
  const { open } = bench.double.hold();
  const answer = charge(ctx, chargeCall());
  await expect.poll(() => bench.double.notices.waiting.length).toBe(1);
  const [event] = told(bench.double);
  open();
  expect((await answer).refs).toEqual(event?.join.paymentRefs);
});
