import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import type { Challenge, GatewayRefs, GatewayResult } from "@/server/domain/gateways";
import { type Attempt, firstInquiryAt, isInFlight, isOpen, LEADING_ON } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { keepChallenge } from "./challenge";

/**
 * Makes the attempt `open` and stores what the bank requires before the charge (Spec, "Pages of gateways"); a
 * later step replaces an earlier one. False if the answer requires nothing or no customer is present: the
 * answer is then settled. A settled attempt is unchanged.
 * @throws {Busy} if the session stays locked; the attempt stays `processing` until a job queries it
 */
export async function leadOn(
  ctx: Ctx,
  { id, leadsOn }: Pick<Attempt, "id" | "leadsOn">,
  answer: GatewayResult | null,
): Promise<boolean> {
  if (!leadsOn || answer?.outcome !== "pending" || answer.next === undefined) return false;
  const { refs = {}, params } = answer;
  const { card_issuer: bank, card_type: brand } = params;
  const next = { ...answer.next, ...(bank && { bank }), ...(brand && { brand }) };
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, id);
    if (payment !== null && (isInFlight(payment.attempt) || isOpen(payment.attempt)))
      await open(ctx, tx, { payment, next, refs });
  });
  return true;
}

type Step = { readonly payment: Payment; readonly next: Challenge; readonly refs: GatewayRefs };

async function open(ctx: Ctx, tx: Tx, { payment, next, refs }: Step): Promise<void> {
  const { id, gatewayRefs, challengedAt, ...attempt } = payment.attempt;
  const at = ctx.now();
  const { from, event, to } = LEADING_ON;
  const opened = { pageUrl: next.url, pageExpiresAt: next.expiresAt, inquireAt: firstInquiryAt(at) };
  const asked = { challengedAt: next.isHidden === true ? challengedAt : (challengedAt ?? at) };
  const data = { ...opened, ...asked, gatewayRefs: json({ ...gatewayRefs, ...refs }), state: to };
  await tx.attempt.update({ where: { id }, data });
  await keepChallenge(ctx, tx, id, next);
  // References from the browser are deleted, because they belong to the previous step.
  await tx.attemptCandidate.deleteMany({ where: { attemptId: id, merchantId: ctx.merchant.id } });
  if (!isInFlight(attempt)) return;
  await recordChanges(tx, [{ merchantId: ctx.merchant.id, machine: "attempt", objectId: id, at, from, event, to }]);
}
