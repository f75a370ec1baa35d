import { gatewayOf, isConnector } from "@/server/domain/gateways";
import { chargedTotal, isCanceled, isOpen, isPayable, isUnsubmitted, stateAt } from "@/server/domain/sessions";
import { brandOf } from "@/server/kernel/brand";
import { isZero, subtract } from "@/server/kernel/money";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { cardEntryOf } from "../attempt/card-entry";
import type { PayPage } from "../attempt/load-pay-page";
import { loadPayPage } from "../attempt/load-pay-page";
import { isPageService } from "../attempt/page-services";
import { paysElsewhere } from "../attempt/pays-elsewhere";
import { lastFailure, pageVersion, secondsBetween, wireMoney } from "../core/pages";
import type { PayView } from "../views";

/**
 * The pay page's data; null if the token is forged or the attempt does not exist.
 * @param options.language the language of the merchant's name; by default the session's
 */
export async function readPayPage(
  system: SystemCtx,
  token: string,
  options: { language?: Language } = {},
): Promise<PayView | null> {
  const page = await loadPayPage(system, token);
  if (page === null) return null;
  const { ctx, session, attempt, account } = page;
  const now = ctx.now();
  const brand = brandOf(ctx.merchant, options.language ?? session.language);
  return {
    sessionId: session.id,
    merchantName: brand.name,
    brand,
    testMode: account?.isSandbox ?? false,
    orderNo: session.orderNo,
    phase: phaseOf(page, now),
    pageLanguages: languagesOf(attempt.connector),
    version: versionOf(page, now),
    orderAmount: wireMoney(subtract(attempt.amount, attempt.walletAmount)),
    exchangeRate: attempt.exchangeRate?.toString() ?? null,
    amount: wireMoney(attempt.chargeAmount),
    fee: wireMoney(attempt.fee),
    hasFee: !isZero(attempt.fee),
    total: wireMoney(chargedTotal(attempt)),
    feeDescription: account?.feeDescription ?? null,
    feeDescriptionAr: account?.feeDescriptionAr ?? null,
    secondsLeft: secondsBetween(now, session.expiresAt),
    ...cardEntryOf({ ctx, session, account, connector: attempt.connector }),
    paymentType: session.paymentType,
    lastFailure: lastFailure(session.attempts.filter(({ number }) => number < attempt.number)),
  };
}

function languagesOf(connector: string): readonly Language[] | null {
  return isConnector(connector) ? (gatewayOf(connector).capabilities.pageLanguages ?? null) : null;
}

function phaseOf({ session, attempt }: PayPage, now: Date): PayView["phase"] {
  if (!isPayable(stateAt(session, now))) return "checkout";
  if (isOpen(attempt)) return "elsewhere";
  if (isPageService(attempt.formOfPayment)) return "checkout";
  if (isUnsubmitted(attempt)) return paysElsewhere(attempt.connector, session.extra) ? "elsewhere" : "open";
  return isCanceled(attempt) && attempt.message === null ? "withdrawn" : "checkout";
}

function versionOf({ session }: PayPage, now: Date): string {
  const newest = session.attempts.at(-1) ?? null;
  return pageVersion({ state: stateAt(session, now), newest, updatedAt: session.updatedAt });
}
