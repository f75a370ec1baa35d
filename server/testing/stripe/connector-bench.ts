/** Runs the Stripe connector against the simulated Stripe, without a database. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { BeginCall, InquireCall } from "@/server/domain/gateways/calls";
import type { Account } from "@/server/domain/gateways/core/opened-account";
import type { GatewayRefs, GatewayResult } from "@/server/domain/gateways/core/result";
import { isOpenPage, type OpenPage } from "@/server/domain/gateways/port";
import { STRIPE } from "@/server/domain/gateways/stripe/gateway";
import { currency } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { testCall, testSale } from "../gateway-contract/calls";
import { type StripeDouble, startStripeDouble } from "./double";

export const DOUBLE_SECRET = "whsec_double";

/** The simulated Stripe's account, with some fields changed. */
export function doubleAccount(values: Readonly<Record<string, string>> = {}): Account {
  const own = { secret_key: "sk_test_double", webhook_secret: DOUBLE_SECRET };
  return { gatewayCode: "stripe", environment: "test", name: null, values: { ...own, ...values } };
}

/**
 * A context with only clocks, because the connector reads nothing else. @param aheadMs how far the merchant's
 * clock is ahead
 */
export function clockCtx(aheadMs = 0): Ctx {
  const clocks = { realNow: () => new Date(), now: () => new Date(Date.now() + aheadMs) };
  return { ...clocks, merchant: { clockOffset: aheadMs } } as Ctx;
}

export const kwd = (amount: string): Money => money(amount, currency("KWD"));

/** Starts a simulated Stripe for each test and afterwards expects that no request violated Stripe's rules. */
export function stripeBench(): { double: StripeDouble } {
  const bench = {} as { double: StripeDouble };
  beforeEach(async () => {
    bench.double = await startStripeDouble();
    vi.stubEnv("STRIPE_BASE_URL", bench.double.origin);
    return () => bench.double.stop();
  });
  afterEach(() => {
    expect(bench.double.violations).toEqual([]);
  });
  return bench;
}

const HOUR_MS = 3_600_000;

/** A page for 5.120 KWD that expires after an hour. */
export function pageCall(change: Partial<BeginCall> = {}): BeginCall {
  const sale = testSale(kwd("5.120"), { account: doubleAccount() });
  return { ...sale, keepCard: "no", askedAt: new Date(), expiresAt: new Date(Date.now() + HOUR_MS), ...change };
}

/** Opens a page. @throws {Error} if the gateway decides the payment at once */
export async function openedPage(ctx: Ctx, call: BeginCall): Promise<OpenPage> {
  const begun = await STRIPE.begin?.(ctx, call);
  if (begun === undefined || !isOpenPage(begun)) throw new Error(`No page: ${JSON.stringify(begun)}`);
  return begun;
}

/** A status query for a call whose response was lost or contained the given references. */
export function inquiryAbout(
  call: Pick<BeginCall, "account" | "referenceNumber" | "total">,
  kind: InquireCall["kind"],
  more: Partial<InquireCall> = {},
): InquireCall {
  const { account, referenceNumber, total } = call;
  return { ...testCall({ account, referenceNumber, firstSentAt: new Date() }), kind, refs: {}, total, ...more };
}

/** Pays on a page and returns the payment with its references. */
export async function paidPage(
  double: StripeDouble,
  ctx: Ctx,
  change: Partial<BeginCall> = {},
): Promise<{ call: BeginCall; answer: GatewayResult; refs: GatewayRefs }> {
  const call = pageCall(change);
  const page = await openedPage(ctx, call);
  double.act(page.url);
  const inquiry = await STRIPE.inquire(ctx, inquiryAbout(call, "begin", { refs: page.refs }));
  if (inquiry.known !== "answer") throw new Error(`The page is ${inquiry.known}.`);
  return { call, answer: inquiry.answer, refs: { ...page.refs, ...inquiry.answer.refs } };
}
