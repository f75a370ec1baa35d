/** Runs the Adyen connector against the simulated Adyen, without a database. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { shopperOf } from "@/server/domain/gateways/adyen/core/answers";
import { ADYEN } from "@/server/domain/gateways/adyen/gateway";
import type { BeginCall, ChargeCall, FollowUpCall } from "@/server/domain/gateways/calls";
import type { Notification } from "@/server/domain/gateways/core/notification";
import type { Account } from "@/server/domain/gateways/core/opened-account";
import { type Gateway, isOpenPage, type OpenPage } from "@/server/domain/gateways/port";
import { currency } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { testCall, testSale } from "../gateway-contract/calls";
import { addCard } from "../gateway-double/book";
import { type AdyenDouble, DOUBLE_HMAC_KEY, DOUBLE_KEY, DOUBLE_MERCHANT, startAdyenDouble } from "./double";
import { noticeBody } from "./notices";
import { noticeFaults } from "./request-check";

/** The connector, with the gateway port's optional calls. */
export const { begin, endPage, readReturn } = ADYEN as Required<Pick<Gateway, "begin" | "endPage" | "readReturn">>;

const HALF_AN_HOUR_MS = 30 * 60_000;
/** Id of a card that a customer saved. */
export const KEPT_CARD = "BCDFGHJKLMNPQRST";

/** The simulated Adyen's account, with some fields changed. */
export function doubleAccount(values: Readonly<Record<string, string>> = {}): Account {
  const own = { api_key: DOUBLE_KEY, merchant_account: DOUBLE_MERCHANT, hmac_key: DOUBLE_HMAC_KEY };
  return { gatewayCode: "adyen", environment: "test", name: null, values: { ...own, ...values } };
}

/** The merchant in the context that {@link clockCtx} returns. */
export const BENCH_MERCHANT = "mer_bench";

/**
 * A context with only clocks and a merchant, because the connector reads nothing else.
 * @param aheadMs how far the merchant's clock is ahead
 */
export function clockCtx(aheadMs = 0): Ctx {
  const clocks = { realNow: () => new Date(), now: () => new Date(Date.now() + aheadMs) };
  return { ...clocks, merchant: { id: BENCH_MERCHANT, clockOffset: aheadMs } } as Ctx;
}

export const kwd = (amount: string): Money => money(amount, currency("KWD"));

/** Starts a simulated Adyen for each test and afterwards expects that no request violated Adyen's rules. */
export function adyenBench(): { double: AdyenDouble } {
  const bench = {} as { double: AdyenDouble };
  beforeEach(async () => {
    bench.double = await startAdyenDouble();
    vi.stubEnv("ADYEN_BASE_URL", bench.double.origin);
    return () => bench.double.stop();
  });
  afterEach(() => {
    expect(bench.double.violations).toEqual([]);
  });
  return bench;
}

/** Opens a page for 10.500 KWD that expires after half an hour and saves no card. */
export function pageCall(change: Partial<BeginCall> = {}): BeginCall {
  const sale = testSale(kwd("10.5"), { account: doubleAccount() });
  return { ...sale, keepCard: "no", askedAt: new Date(), expiresAt: new Date(Date.now() + HALF_AN_HOUR_MS), ...change };
}

/** @throws {Error} if the payment is refused */
export async function openedPage(ctx: Ctx, call: BeginCall): Promise<OpenPage> {
  const page = await begin(ctx, call);
  if (!isOpenPage(page)) throw new Error(`Refused: ${page.message}`);
  return page;
}

/** @returns the charge and the calls that follow it */
export async function paidPage(double: AdyenDouble, change: Partial<BeginCall> = {}) {
  const call = pageCall(change);
  const { url } = await openedPage(clockCtx(), call);
  double.act(url, { act: "pay" });
  const [event] = told(double, call.account);
  const charge = { referenceNumber: call.referenceNumber, refs: event?.join.paymentRefs ?? {}, total: call.total };
  const follow = (amount: string): FollowUpCall => ({
    ...testCall({ account: call.account }),
    ...{ charge, amount: kwd(amount), extra: {}, sessionExtra: {} },
  });
  return { charge, follow };
}

/** 7.500 KWD. */
export function keptCardCall(double: AdyenDouble, change: Partial<ChargeCall> = {}): ChargeCall {
  const sale = testSale(kwd("7.5"), { account: doubleAccount() });
  const owner = shopperOf(BENCH_MERCHANT, sale.customer) ?? null;
  addCard(double.book, { id: KEPT_CARD, number: "4111111111111111", owner });
  return { ...sale, source: { kind: "token", token: "alias", handle: { id: KEPT_CARD } }, ...change };
}

/** Returns the unsent notifications and removes them from the queue. */
export function told({ notices }: AdyenDouble, account = doubleAccount()): Notification[] {
  const writer = { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: Date.now };
  return notices.waiting.splice(0).flatMap((notice) => {
    const body = noticeBody(notice, writer, DOUBLE_HMAC_KEY);
    expect(noticeFaults(notice.eventCode, body)).toEqual([]);
    const inbound = { headers: {}, rawBody: Buffer.from(body), receivedAt: new Date() };
    return ADYEN.readNotifications?.(account, inbound) ?? [];
  });
}
