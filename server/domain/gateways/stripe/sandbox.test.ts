/**
 * One payment after another, as they go at Stripe: always on the double, and in Stripe's own test environment
 * if STRIPE_SECRET_KEY names an account there (docs/gateways/stripe.md). Stripe's answers are written down
 * without secrets.
 */
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { currency } from "@/server/kernel/currency";
import { type Money, money, toWire } from "@/server/kernel/money";
import { testCall, testSale } from "@/server/testing/gateway-contract/calls";
import { clockCtx, doubleAccount, inquiryAbout, openedPage, pageCall } from "@/server/testing/stripe/connector-bench";
import { openBrowser, payInBrowser } from "@/server/testing/stripe/customer";
import { PAYING, type StripeDouble, startStripeDouble } from "@/server/testing/stripe/double";
import { recordAnswers } from "@/server/testing/stripe/recording";
import type { BeginCall, ChargeCall, FollowUpCall } from "../calls";
import type { Account } from "../core/opened-account";
import type { CardHandle, GatewayRefs, GatewayResult } from "../core/result";
import { STRIPE } from "./gateway";

const { STRIPE_SECRET_KEY: secretKey = "" } = process.env;
const RECORDED = ".sarraf/recorded/stripe";
const ctx = clockCtx();
const usd = (amount: string): Money => money(amount, currency("USD"));

/** Where the suite runs, and how its customer pays there. */
type Place = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly account: Account;
  open(): Promise<void>;
  pay(url: string, number: string): Promise<void>;
  close(): Promise<void>;
};

function atTheDouble(): Place {
  let double: StripeDouble;
  return {
    name: "the double of Stripe",
    isOpen: true,
    account: doubleAccount(),
    open: async () => {
      double = await startStripeDouble();
      vi.stubEnv("STRIPE_BASE_URL", double.origin);
    },
    pay: async (url, number) => void double.act(url, { number }),
    close: async () => {
      expect(double.violations).toEqual([]);
      await double.stop();
    },
  };
}

function atStripe(): Place {
  let browser: Browser;
  return {
    name: "Stripe's test environment (STRIPE_SECRET_KEY)",
    isOpen: secretKey !== "",
    account: { gatewayCode: "stripe", environment: "test", name: null, values: { secret_key: secretKey } },
    open: async () => {
      vi.stubEnv("STRIPE_BASE_URL", "");
      recordAnswers(RECORDED);
      browser = await openBrowser();
    },
    pay: (url, number) => payInBrowser(browser, url, number),
    close: () => browser.close(),
  };
}

function describeAt(place: Place): void {
  const { account } = place;
  const page = (change: Partial<BeginCall> = {}) => pageCall({ account, total: usd("5.12"), ...change });

  async function paid(
    change: Partial<BeginCall> = {},
  ): Promise<{ call: BeginCall; answer: GatewayResult; refs: GatewayRefs }> {
    const call = page(change);
    const { url, refs } = await openedPage(ctx, call);
    await place.pay(url, PAYING);
    const inquiry = await STRIPE.inquire(ctx, inquiryAbout(call, "begin", { refs }));
    if (inquiry.known !== "answer") throw new Error(`The page is ${inquiry.known}.`);
    return { call, answer: inquiry.answer, refs: { ...refs, ...inquiry.answer.refs } };
  }

  function followUp({ call, refs }: { call: BeginCall | ChargeCall; refs: GatewayRefs }, amount: string): FollowUpCall {
    const charge = { referenceNumber: call.referenceNumber, refs, total: call.total };
    return { ...testCall({ account }), charge, amount: usd(amount), extra: {}, sessionExtra: {} };
  }

  it("the account works", async () => {
    expect(await STRIPE.verifyAccount(ctx, account)).toMatchObject({ ok: true });
  });

  it("a page is opened once, ended once, and found without its name", async () => {
    const call = page();
    const opened = await openedPage(ctx, call);
    expect(await openedPage(ctx, call)).toEqual(opened);
    const asked = await STRIPE.inquire(ctx, inquiryAbout(call, "begin"));
    expect(asked).toMatchObject({ known: "answer", answer: { outcome: "pending", refs: opened.refs } });
    const about = inquiryAbout(call, "begin", { refs: opened.refs });
    expect([await STRIPE.endPage?.(ctx, about), await STRIPE.endPage?.(ctx, about)]).toEqual(["ended", "ended"]);
    expect(await STRIPE.inquire(ctx, about)).toMatchObject({ known: "answer", answer: { outcome: "canceled" } });
  });

  it("a purchase is taken, and refunded in parts", async () => {
    const payment = await paid();
    expect(payment.answer).toMatchObject({ outcome: "success", stage: "taken", card: { last4: "4242" } });
    expect(payment.answer.actual && toWire(payment.answer.actual)).toBe("5.12");
    const part = followUp(payment, "2.00");
    const first = await STRIPE.refund(ctx, part);
    expect(await STRIPE.refund(ctx, part)).toEqual(first);
    expect(["success", "pending"]).toContain(first.outcome);
    const about = { ...inquiryAbout({ ...part, total: part.amount }, "refund"), charge: part.charge };
    expect(await STRIPE.inquire(ctx, about)).toMatchObject({ known: "answer", answer: { refs: first.refs } });
    expect((await STRIPE.refund(ctx, followUp(payment, "5.00"))).outcome).toBe("error");
  });

  it("what is held is captured in part, or released", async () => {
    const held = await paid({ operation: "authorize" });
    expect(held.answer).toMatchObject({ outcome: "success", stage: "held", captureBefore: expect.any(Date) });
    const capture = followUp(held, "3.00");
    const taken = await STRIPE.capture(ctx, capture);
    expect(taken.actual && toWire(taken.actual)).toBe("3.00");
    expect(await STRIPE.capture(ctx, capture)).toEqual(taken);
    expect((await STRIPE.capture(ctx, followUp(held, "2.00"))).outcome).toBe("error");
    const released = await paid({ operation: "authorize" });
    expect((await STRIPE.void(ctx, followUp(released, "5.12"))).outcome).toBe("success");
  });

  it("a kept card is charged again without its customer", async () => {
    const { answer } = await paid({ keepCard: "yes" });
    const handle: CardHandle = answer.keptCard?.handle ?? {};
    const agreement = { kind: "recurring", initiator: "merchant", first: false } as const;
    const source = { kind: "token", token: "alias", handle } as const;
    const call: ChargeCall = { ...testSale(usd("1.00"), { account, agreement }), source };
    const charged = await STRIPE.charge(ctx, call);
    expect(charged).toMatchObject({ outcome: "success", stage: "taken" });
    expect(await STRIPE.charge(ctx, call)).toEqual(charged);
    expect(await STRIPE.inquire(ctx, inquiryAbout(call, "charge"))).toMatchObject({
      known: "answer",
      answer: { outcome: "success", refs: charged.refs },
    });
  });
}

for (const place of [atTheDouble(), atStripe()]) {
  describe.skipIf(!place.isOpen)(place.name, { timeout: 120_000 }, () => {
    beforeAll(() => place.open(), 60_000);
    afterAll(() => place.close());
    describeAt(place);
  });
}
