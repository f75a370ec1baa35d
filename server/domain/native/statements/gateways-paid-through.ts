import { Prisma } from "@/server/db/client";
import { PAID_STATES } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";

const PAID = Prisma.join(PAID_STATES);

/**
 * Gateways at which the customer has paid under the agreement, including deleted transactions (Spec,
 * "Charging tokens").
 */
export async function gatewaysPaidThrough(
  ctx: Ctx,
  of: { customerId: string; paymentType: PaymentType; agreementId: string },
): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ code: string }[]>`
    SELECT DISTINCT settled_pg_code AS code FROM payment_session
    WHERE merchant_id = ${ctx.merchant.id} AND customer_id = ${of.customerId} AND payment_type = ${of.paymentType}
      AND state IN (${PAID}) AND settled_pg_code IS NOT NULL
      AND details -> 'agreement' ->> 'id' = ${of.agreementId}`;
  return rows.map(({ code }) => code);
}
