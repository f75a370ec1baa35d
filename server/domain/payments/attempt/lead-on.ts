/** The gateway sends the customer to a page before it goes on with a charge (decision 0219). */
import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/state-changes";
import { transaction } from "@/server/db/transaction";
import type { GatewayRefs } from "@/server/domain/gateways";
import { firstInquiryAt, isInFlight, LEADING_ON } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { lockPayment } from "../record/read-payment";

/**
 * Makes the attempt `open` and keeps the page. Nothing if another voice has decided it meanwhile.
 * @throws {Busy} if the session's lock could not be acquired; the attempt stays `processing` for the resolver
 */
export async function leadOn(
  ctx: Ctx,
  attemptId: string,
  { page, refs }: { page: { readonly url: string; readonly expiresAt: Date }; refs: GatewayRefs | undefined },
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isInFlight(payment.attempt)) return;
    const at = ctx.now();
    const { from, event, to } = LEADING_ON;
    const gatewayRefs = json({ ...payment.attempt.gatewayRefs, ...refs });
    const opened = { pageUrl: page.url, pageExpiresAt: page.expiresAt, inquireAt: firstInquiryAt(at) };
    await tx.attempt.update({ where: { id: attemptId }, data: { ...opened, gatewayRefs, state: to } });
    const change = { merchantId: ctx.merchant.id, machine: "attempt", objectId: attemptId, at };
    await recordChanges(tx, [{ ...change, from, event, to }]);
  });
}
