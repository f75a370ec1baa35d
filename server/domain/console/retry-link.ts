import { requirePermission, sessionPermission, visibleTypes } from "@/server/domain/merchants";
import { sessionOf, stateAt } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { createPayment } from "./create-payment";

const ENDED: readonly string[] = ["failed", "canceled", "expired"];
/**
 * Details of the order and its customer that a new payment copies; times and messages are the new payment's
 * own.
 */
const COPIED = ["customer_first_name", "customer_last_name", "product_type", "billing_address", "shipping_address"];

type Ended = { readonly state: string; readonly paymentType: PaymentType; readonly deletedAt: unknown };

export function isRetryable({ state, paymentType, deletedAt }: Ended): boolean {
  return ENDED.includes(state) && PAYMENT_TYPES[paymentType].agreement === "none" && deletedAt === null;
}

/**
 * Creates the new payment, whose id is the same for a day, so that a repetition creates no other.
 * @throws {NotFound}
 * @throws {Conflict} if the payment cannot be retried
 */
export async function makeRetryLink(ctx: Ctx, sessionId: string): Promise<string> {
  const row = await ctx.db.paymentSession.findFirst({ where: { id: sessionId, merchantId: ctx.merchant.id } });
  const types = visibleTypes(ctx.actor);
  if (row === null || (types !== null && !types.some((type) => type === row.type))) throw new NotFound();
  const session = sessionOf(row, false);
  requirePermission(ctx.actor, sessionPermission(session.type, "add"));
  const state = stateAt(session, ctx.now());
  if (row.isInvoiced || !isRetryable({ ...session, state })) throw new Conflict("This payment cannot be retried.");
  const { type, paymentType, amount, pgCodes, language, orderNo, customerId, customerEmail, customerPhone } = session;
  const details = Object.fromEntries(Object.entries(session.details).filter(([name]) => COPIED.includes(name)));
  const body = {
    ...details,
    ...{ type, payment_type: paymentType, amount: toWire(amount), currency_code: amount.currency },
    ...{ pg_codes: pgCodes, language },
    ...(orderNo !== null && { order_no: orderNo }),
    ...(customerId !== null && { customer_id: customerId }),
    ...(customerEmail !== null && { customer_email: customerEmail }),
    ...(customerPhone !== null && { customer_phone: customerPhone }),
  };
  return createPayment(ctx, { key: `retry-${sessionId}`, body });
}
