import { describe, expect, it } from "vitest";
import { toWire } from "@/server/kernel/money";
import { testSale, typedCard } from "@/server/testing/gateway-contract/calls";
import {
  clockCtx,
  doubleAccount,
  inquiryAbout,
  kwd,
  openedPage,
  pageCall,
  stripeBench,
} from "@/server/testing/stripe/connector-bench";
import { declineWith, PAYING } from "@/server/testing/stripe/double";
import type { ChargeCall, ChargeSource } from "../calls";
import type { CardHandle } from "../core/result";
import { STRIPE } from "./gateway";

const ctx = clockCtx();
const bench = stripeBench();
const UNATTENDED = { kind: "recurring", initiator: "merchant", first: false } as const;

/** A card that a customer keeps by paying on a page. */
async function keptCard(number = PAYING): Promise<CardHandle> {
  const call = pageCall({ keepCard: "yes" });
  const { url, refs } = await openedPage(ctx, call);
  bench.double.act(url, { number });
  const inquiry = await STRIPE.inquire(ctx, inquiryAbout(call, "begin", { refs }));
  return (inquiry.known === "answer" && inquiry.answer.keptCard?.handle) || {};
}

function chargeCall(source: ChargeSource, change: Partial<ChargeCall> = {}): ChargeCall {
  return { ...testSale(kwd("7.500"), { account: doubleAccount() }), source, ...change };
}

const kept = async (number?: string): Promise<ChargeSource> => ({
  kind: "token",
  token: "alias",
  handle: await keptCard(number),
});

describe("a kept card is charged by the two names that Stripe gave it", () => {
  it.each([
    ["purchase", "taken", "take"],
    ["authorize", "held", "hold"],
  ] as const)("%s", async (operation, stage, movement) => {
    const answer = await STRIPE.charge(ctx, chargeCall(await kept(), { operation }));
    expect(answer).toMatchObject({ outcome: "success", stage, card: null, refs: { intent: expect.any(String) } });
    expect(answer.actual && toWire(answer.actual)).toBe("7.500");
    expect(answer.keptCard).toBeUndefined();
    expect(bench.double.book.movements.at(-1)).toMatchObject({
      kind: movement,
      amount: { units: 7500, currency: "kwd" },
    });
  });

  it("without the customer it says what it is to the bank", async () => {
    const call = chargeCall(await kept(), { agreement: UNATTENDED });
    expect((await STRIPE.charge(ctx, call)).outcome).toBe("success");
  });

  it("the same reference again, also eight times at once, is charged once and answered alike", async () => {
    const call = chargeCall(await kept());
    const first = await STRIPE.charge(ctx, call);
    const again = await Promise.all(
      Array.from({ length: 8 }, () => STRIPE.charge(ctx, { ...call, firstSentAt: new Date() })),
    );
    for (const answer of again) expect(answer).toEqual(first);
    expect(bench.double.book.movements.filter(({ reference }) => reference === call.referenceNumber)).toHaveLength(1);
    expect(await STRIPE.inquire(ctx, inquiryAbout(call, "charge"))).toEqual({ known: "answer", answer: first });
  });

  it("a decline is reported with its code and its payment, and an inquiry says the same", async () => {
    const call = chargeCall(await kept("4000000000000341"));
    const answer = await STRIPE.charge(ctx, call);
    expect(answer).toMatchObject({
      outcome: "failed",
      message: "Your card was declined.",
      decline: { category: "issuer_soft", code: "generic_decline", networkCode: "05", again: "later" },
      refs: { intent: expect.stringMatching(/^pi_/) },
    });
    const inquiry = await STRIPE.inquire(ctx, inquiryAbout(call, "charge"));
    expect(inquiry).toMatchObject({ known: "answer", answer: { outcome: "failed", decline: answer.decline } });
  });

  it("a stolen card looks like any declined one to its holder, and is never tried again", async () => {
    const call = chargeCall(await kept());
    bench.double.next({ kind: "declined", ...declineWith("stolen_card") });
    expect(await STRIPE.charge(ctx, call)).toMatchObject({
      message: "Your card was declined.",
      decline: { category: "fraud", again: "never" },
    });
  });
});

describe("a bank that wants to hear from its customer", () => {
  const DEMANDING = "4000002760003184";

  it.each([undefined, UNATTENDED])("declines the charge, which says what would help: %j", async (agreement) => {
    const call = chargeCall(await kept(DEMANDING), agreement && { agreement });
    expect(await STRIPE.charge(ctx, call)).toMatchObject({
      outcome: "failed",
      decline: { category: "authentication_required", again: "with_authentication" },
    });
  });
});

describe("a bank that wants the customer's confirmation on its page", () => {
  const DEMANDING = "4000002760003184";

  async function sent() {
    const call = chargeCall(await kept(DEMANDING), { mayLeadOn: true });
    const { outcome, next, refs } = await STRIPE.charge(ctx, call);
    expect([outcome, refs?.intent]).toEqual(["pending", expect.stringMatching(/^pi_/)]);
    const asked = () => STRIPE.inquire(ctx, inquiryAbout(call, "begin", { refs: refs ?? {} }));
    const end = () => STRIPE.endPage?.(ctx, inquiryAbout(call, "begin", { refs: refs ?? {} }));
    return { bank: next?.url ?? "", asked, end };
  }

  it.each([
    [true, { outcome: "success", stage: "taken" }],
    [false, { outcome: "failed", decline: { category: "authentication_failed" } }],
  ])("and the inquiry tells what came of it: confirmed %s", async (isConfirmed, answer) => {
    const { bank, asked } = await sent();
    expect(await asked()).toMatchObject({ known: "answer", answer: { outcome: "pending" } });
    bench.double.answerBank(bank, isConfirmed);
    expect(await asked()).toMatchObject({ known: "answer", answer });
  });

  it("can be given up, and then nothing is charged; not once it is confirmed", async () => {
    const [given, paid] = [await sent(), await sent()];
    expect(await given.end()).toBe("ended");
    expect(bench.double.answerBank(given.bank, true)).toBeNull();
    bench.double.answerBank(paid.bank, true);
    expect(await paid.end()).toBe("too_late");
  });
});

describe("what is charged beside kept cards", () => {
  const wallet = (token: string): ChargeSource => ({
    kind: "device_wallet",
    wallet: "google_pay",
    payload: { paymentMethodData: { tokenizationData: { type: "PAYMENT_GATEWAY", token } } },
  });

  it("Google Pay, by the token that Stripe made for it", async () => {
    const answer = await STRIPE.charge(ctx, chargeCall(wallet('{"id":"tok_visa","object":"token"}')));
    expect(answer).toMatchObject({ outcome: "success", stage: "taken" });
    expect(JSON.stringify(answer)).not.toContain("tok_visa");
  });

  it.each<[string, ChargeSource]>([
    ["a typed card", typedCard(PAYING)],
    ["a token without its handle", { kind: "token", token: "alias" }],
    ["Apple Pay's payload", { kind: "device_wallet", wallet: "apple_pay", payload: { paymentData: {} } }],
    ["a Google Pay token that is not Stripe's", wallet("{}")],
    ["a Google Pay token that is none", wallet("x")],
  ])("%s is refused before anything is sent", async (_, source) => {
    expect(await STRIPE.charge(ctx, chargeCall(source))).toMatchObject({
      outcome: "error",
      decline: { category: "method_not_allowed", again: "other_gateway" },
    });
    expect(bench.double.requests).toEqual([]);
  });

  it("an amount that Stripe cannot take exactly is refused before anything is sent", async () => {
    const call = chargeCall({ kind: "token", token: "alias" }, { total: kwd("1.001") });
    expect(await STRIPE.charge(ctx, call)).toMatchObject({ outcome: "error", decline: { category: "limit" } });
    expect(bench.double.requests).toEqual([]);
  });
});
