/** The Adyen connector on its double, for tests without a database. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { ADYEN } from "@/server/domain/gateways/adyen/gateway";
import type { Notification } from "@/server/domain/gateways/core/notification";
import type { Account } from "@/server/domain/gateways/core/opened-account";
import { currency } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { type AdyenDouble, DOUBLE_HMAC_KEY, DOUBLE_KEY, DOUBLE_MERCHANT, startAdyenDouble } from "./double";
import { noticeBody } from "./notices";
import { noticeFaults } from "./request-check";

/** The double's account, with some fields changed. */
export function doubleAccount(values: Readonly<Record<string, string>> = {}): Account {
  const own = { api_key: DOUBLE_KEY, merchant_account: DOUBLE_MERCHANT, hmac_key: DOUBLE_HMAC_KEY };
  return { gatewayCode: "adyen", environment: "test", values: { ...own, ...values } };
}

/** A context of clocks alone: the connector reads nothing else. @param aheadMs of the merchant's clock */
export function clockCtx(aheadMs = 0): Ctx {
  const clocks = { realNow: () => new Date(), now: () => new Date(Date.now() + aheadMs) };
  return clocks as Ctx;
}

export const kwd = (amount: string): Money => money(amount, currency("KWD"));

/** Starts a double for each test of a file; afterwards nothing may have been violated. */
export function adyenBench(): { double: AdyenDouble } {
  const bench = {} as { double: AdyenDouble };
  beforeEach(async () => {
    bench.double = await startAdyenDouble();
    vi.stubEnv("ADYEN_BASE_URL", bench.double.url);
    return () => bench.double.stop();
  });
  afterEach(() => {
    expect(bench.double.violations).toEqual([]);
  });
  return bench;
}

/** What the waiting notifications tell the account; they wait no more. */
export function told({ queue }: AdyenDouble, account = doubleAccount()): Notification[] {
  const writer = { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: Date.now };
  return queue.notices.splice(0).flatMap((notice) => {
    const body = noticeBody(notice, writer, DOUBLE_HMAC_KEY);
    expect(noticeFaults(notice.eventCode, body)).toEqual([]);
    const inbound = { headers: {}, rawBody: Buffer.from(body), receivedAt: new Date() };
    return ADYEN.readNotifications?.(account, inbound) ?? [];
  });
}
