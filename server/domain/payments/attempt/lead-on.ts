import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import type { GatewayResult } from "@/server/domain/gateways";
import { type Attempt, firstInquiryAt, isInFlight, LEADING_ON } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { lockPayment } from "../record/read-payment";

/**
 * Makes the attempt `open` and stores the page that the gateway requires before the charge (Spec, "Pages of
 * gateways"). False if the answer has no page or the customer cannot be redirected: the answer is then
 * settled. A settled attempt is unchanged.
 * @throws {Busy} if the session stays locked; the attempt stays `processing` until a job queries it
 */
export async function leadOn(
  ctx: Ctx,
  { id, leadsOn }: Pick<Attempt, "id" | "leadsOn">,
  answer: GatewayResult | null,
): Promise<boolean> {
  if (!leadsOn || answer?.outcome !== "pending" || answer.next === undefined) return false;
  const { next, refs } = answer;
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, id);
    if (payment === null || !isInFlight(payment.attempt)) return;
    const at = ctx.now();
    const { from, event, to } = LEADING_ON;
    const gatewayRefs = json({ ...payment.attempt.gatewayRefs, ...refs });
    const opened = { pageUrl: next.url, pageExpiresAt: next.expiresAt, inquireAt: firstInquiryAt(at) };
    await tx.attempt.update({ where: { id }, data: { ...opened, gatewayRefs, state: to } });
    await recordChanges(tx, [{ merchantId: ctx.merchant.id, machine: "attempt", objectId: id, at, from, event, to }]);
  });
  return true;
}
