import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { gatewayOf, isOpenPage, mayReplay, NotSent, type OpenPage } from "@/server/domain/gateways";
import { firstInquiryAt, isOpen, isPayableAt, isUnsubmitted, OPENING } from "@/server/domain/sessions";
import { alwaysKeepsCard } from "@/server/kernel/payment-types";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { challengePageUrl } from "../attempt/addresses";
import { readChallenge } from "../attempt/challenge";
import { saleOf } from "../attempt/gateway-call";
import { loadPayPage, type PayPage, payPageToken } from "../attempt/load-pay-page";
import { saveRule } from "../core/save-rule";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import { type ChargeOutcome, gatewayAnswered, NEVER_CHARGED, PAGE_NOT_OPENED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import { extendWalletHold } from "../wallet-hold/extend-hold";

export type PageElsewhere =
  | { readonly kind: "page"; readonly url: string }
  | { readonly kind: "checkout"; readonly sessionId: string }
  | { readonly kind: "not_found" };

/**
 * Opens the gateway's page for the customer (Spec, "Pages of gateways") and returns its address; a repeat
 * returns the same address while the page is open. If the page cannot be opened the attempt ends, and the
 * customer may choose another method. After a lost answer a repeat finds the page, or the attempt ends (Spec,
 * "Gateway pages without an answer").
 * @throws {Busy}
 */
export async function openGatewayPage(system: SystemCtx, token: string): Promise<PageElsewhere> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, attempt, session } = page;
  const checkout = { kind: "checkout", sessionId: session.id } as const;
  if (attempt.pageUrl !== null) return (await shown(ctx, page)) ?? checkout;
  const asked = await prepare(ctx, attempt.id);
  if (asked === null) return checkout;
  const begun = await begin(ctx, asked);
  if (begun === "still_unknown") return checkout;
  if (isPage(begun)) {
    const url = await keepPage(ctx, attempt.id, begun);
    return url === null ? checkout : { kind: "page", url };
  }
  await settle(ctx, { attemptId: attempt.id, outcome: begun, deliverInline: true });
  return checkout;
}

type BegunPage = OpenPage | ChargeOutcome;

function isPage(begun: BegunPage): begun is OpenPage {
  return "url" in begun;
}

async function shown(ctx: Ctx, { attempt, session }: PayPage): Promise<PageElsewhere | null> {
  const { pageUrl, pageExpiresAt } = attempt;
  const isAlive = isOpen(attempt) && pageExpiresAt !== null && pageExpiresAt > ctx.now();
  if (pageUrl === null || !isAlive) return null;
  const challenge = await readChallenge({ db: ctx.db, now: ctx.now() }, attempt);
  if (challenge?.fields === undefined) return { kind: "page", url: pageUrl };
  const page = { language: session.language, token: payPageToken(attempt.id) };
  return { kind: "page", url: challengePageUrl(ctx.merchant, page) };
}

/**
 * `askedAt`: when the page was first requested; `firstSentAt`: the time of an earlier call, null at the first
 * call.
 */
type AskedPage = { readonly payment: Payment; readonly askedAt: Date; readonly firstSentAt: Date | null };

/**
 * Makes the attempt `open` before the call, whose answer may be lost, with the end of its page and the time
 * of the next inquiry. Null if the attempt or its session can no longer use a page.
 */
async function prepare(ctx: Ctx, attemptId: string): Promise<AskedPage | null> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isPayableAt(payment.session, ctx.now())) return null;
    const { attempt, session } = payment;
    const isLost = isOpen(attempt) && attempt.pageUrl === null;
    if (!isUnsubmitted(attempt) && !isLost) return null;
    if (await cancelIfNotDue(ctx, tx, session, isLost ? attempt : null)) return null;
    if (!(await extendWalletHold(ctx, tx, payment))) return null;
    if (isLost) return { payment, askedAt: attempt.startedAt ?? ctx.now(), firstSentAt: attempt.startedAt };
    const askedAt = ctx.now();
    await moveToPage(ctx, tx, { attemptId, askedAt, pageExpiresAt: session.expiresAt });
    return { payment, askedAt, firstSentAt: null };
  });
}

/** Opens the gateway's page. `still_unknown`: a repeat of the call got no answer. */
async function begin(ctx: Ctx, { payment, askedAt, firstSentAt }: AskedPage): Promise<BegunPage | "still_unknown"> {
  const { attempt, session } = payment;
  const gateway = gatewayOf(attempt.connector);
  // Once the gateway no longer recognizes repeats, a repeat would open a second page.
  if (!mayReplay(gateway.capabilities, { kind: "begin", firstSentAt, now: ctx.now() })) return PAGE_NOT_OPENED;
  const expiresAt = session.expiresAt;
  try {
    const call = { ...saleOf(ctx, payment, firstSentAt), keepCard: keepsCard(payment), askedAt, expiresAt };
    const begun = await gateway.begin?.(ctx, call);
    if (begun === undefined) return NEVER_CHARGED;
    return isOpenPage(begun) ? begun : gatewayAnswered(begun);
  } catch (error) {
    ctx.log.error({ attemptId: attempt.id, sessionId: session.id, err: error }, "A gateway's page was not opened.");
    if (firstSentAt !== null) return "still_unknown";
    return error instanceof NotSent ? NEVER_CHARGED : PAGE_NOT_OPENED;
  }
}

function keepsCard({ session, account }: Payment): "no" | "ask" | "yes" {
  if (alwaysKeepsCard(session.paymentType)) return "yes";
  return saveRule(session.paymentType, session.customerId, account.isTokenizable) === "offered" ? "ask" : "no";
}

/** Stores the opened page. Null if the attempt has ended: a job then ends the page and queries it. */
async function keepPage(ctx: Ctx, attemptId: string, { url, expiresAt, refs }: OpenPage): Promise<string | null> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null) return null;
    const { attempt } = payment;
    if (attempt.pageUrl !== null) return isOpen(attempt) ? attempt.pageUrl : null;
    const gatewayRefs = json({ ...attempt.gatewayRefs, ...refs });
    const given = isOpen(attempt) ? {} : { inquireAt: ctx.now() };
    await tx.attempt.update({
      where: { id: attemptId },
      data: { pageUrl: url, pageExpiresAt: expiresAt, gatewayRefs, ...given },
    });
    return isOpen(attempt) ? url : null;
  });
}

async function moveToPage(
  ctx: Ctx,
  tx: Tx,
  { attemptId, askedAt, pageExpiresAt }: { attemptId: string; askedAt: Date; pageExpiresAt: Date },
): Promise<void> {
  const { from, event, to } = OPENING;
  const inquireAt = firstInquiryAt(askedAt);
  const data = { state: to, formOfPayment: "card", startedAt: askedAt, inquireAt, pageExpiresAt };
  await tx.attempt.update({ where: { id: attemptId }, data });
  const change = { merchantId: ctx.merchant.id, machine: "attempt", objectId: attemptId, at: askedAt };
  await recordChanges(tx, [{ ...change, from, event, to }]);
}
