/** Leads the customer to a page of the gateway's own (decision 0219). */
import type { Prisma } from "@/server/db/generated/client";
import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/state-changes";
import { transaction } from "@/server/db/transaction";
import { gatewayOf, isOpenPage, type OpenPage } from "@/server/domain/gateways";
import { firstInquiryAt, isOpen, isPayableAt, isUnsubmitted, OPENING } from "@/server/domain/sessions";
import { alwaysKeepsCard } from "@/server/kernel/payment-types";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { saleOf } from "../attempt/gateway-call";
import { loadPayPage } from "../attempt/load-pay-page";
import { saveRule } from "../core/card-input";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import { type ChargeOutcome, gatewayAnswered, PAGE_NOT_OPENED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import { extendWalletHold } from "../wallet-hold/extend-hold";

/** Where the customer goes: the gateway's page, or the checkout, which shows what became of it. */
export type PageElsewhere =
  | { readonly kind: "page"; readonly url: string }
  | { readonly kind: "checkout"; readonly sessionId: string }
  | { readonly kind: "not_found" };

/**
 * Opens the page of the attempt, once, and answers with its address; asked again while it is open, with the
 * same one. A page that could not be opened ends the attempt: nobody has seen one, so another way to pay is
 * safe.
 * @throws {Busy} if the session's lock could not be acquired
 */
export async function openGatewayPage(system: SystemCtx, token: string): Promise<PageElsewhere> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, attempt, session } = page;
  const checkout = { kind: "checkout", sessionId: session.id } as const;
  if (isOpen(attempt)) return shown(ctx, attempt) ?? checkout;
  const payment = await prepare(ctx, attempt.id);
  if (payment === null) return checkout;
  const begun = await begin(ctx, payment);
  const opened = await keepPage(ctx, attempt.id, begun);
  if (!opened) return checkout;
  if (isPage(begun)) return { kind: "page", url: begun.url };
  await settle(ctx, { attemptId: attempt.id, outcome: begun, deliverInline: true });
  return checkout;
}

type BegunPage = OpenPage | ChargeOutcome;

function isPage(begun: BegunPage): begun is OpenPage {
  return "url" in begun;
}

function shown(ctx: Ctx, { pageUrl, pageExpiresAt }: Payment["attempt"]): PageElsewhere | null {
  const isAlive = pageExpiresAt !== null && pageExpiresAt > ctx.now();
  return pageUrl !== null && isAlive ? { kind: "page", url: pageUrl } : null;
}

/** Writes when the gateway is asked first; null if the attempt, or its session, takes no page any more. */
async function prepare(ctx: Ctx, attemptId: string): Promise<Payment | null> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isUnsubmitted(payment.attempt)) return null;
    if (!isPayableAt(payment.session, ctx.now()) || (await cancelIfNotDue(ctx, tx, payment.session))) return null;
    if (!(await extendWalletHold(ctx, tx, payment))) return null;
    const startedAt = payment.attempt.startedAt ?? ctx.now();
    await tx.attempt.update({ where: { id: attemptId }, data: { startedAt } });
    return payment;
  });
}

async function begin(ctx: Ctx, payment: Payment): Promise<BegunPage> {
  const { attempt, session } = payment;
  const gateway = gatewayOf(attempt.connector);
  const expiresAt = session.expiresAt;
  try {
    const call = { ...saleOf(ctx, payment, attempt.startedAt), keepCard: keepsCard(payment), expiresAt };
    const begun = await gateway.begin?.(ctx, call);
    if (begun === undefined) return PAGE_NOT_OPENED;
    return isOpenPage(begun) ? begun : gatewayAnswered(begun);
  } catch (error) {
    ctx.log.error({ attemptId: attempt.id, sessionId: session.id, err: error }, "A gateway's page was not opened.");
    return PAGE_NOT_OPENED;
  }
}

function keepsCard({ session, account }: Payment): "no" | "ask" | "yes" {
  if (alwaysKeepsCard(session.paymentType)) return "yes";
  return saveRule(session.paymentType, session.customerId, account.isTokenizable) === "offered" ? "ask" : "no";
}

/**
 * Makes the attempt `open` and keeps its page. False if it was withdrawn meanwhile: a page that the gateway
 * has is then ended by the resolver.
 */
async function keepPage(ctx: Ctx, attemptId: string, begun: BegunPage): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null) return false;
    const page = isPage(begun) ? { pageUrl: begun.url, pageExpiresAt: begun.expiresAt } : {};
    const refs = { ...payment.attempt.gatewayRefs, ...(isPage(begun) ? begun.refs : {}) };
    if (isUnsubmitted(payment.attempt)) {
      await moveToPage(ctx, tx, { attemptId, set: { ...page, gatewayRefs: json(refs) } });
      return true;
    }
    if (isPage(begun)) {
      const data = { ...page, gatewayRefs: json(refs), inquireAt: ctx.now() };
      await tx.attempt.update({ where: { id: attemptId }, data });
    }
    return false;
  });
}

async function moveToPage(
  ctx: Ctx,
  tx: Tx,
  { attemptId, set }: { attemptId: string; set: Prisma.AttemptUpdateInput },
): Promise<void> {
  const at = ctx.now();
  const { from, event, to } = OPENING;
  const data = { ...set, state: to, formOfPayment: "card", inquireAt: firstInquiryAt(at) };
  await tx.attempt.update({ where: { id: attemptId }, data });
  const change = { merchantId: ctx.merchant.id, machine: "attempt", objectId: attemptId, at };
  await recordChanges(tx, [{ ...change, from, event, to }]);
}
