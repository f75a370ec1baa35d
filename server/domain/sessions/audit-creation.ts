import { recordAudit } from "@/server/domain/audit";
import { toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "./record/session";

export function isFromConsole({ from }: Pick<Ctx, "from">): boolean {
  return (from?.consoleSessionId ?? null) !== null;
}

/**
 * Writes the audit event of a session created on the console, in the creating transaction. Sessions created
 * through the API are in the request log instead.
 */
export async function auditCreation(ctx: Ctx, tx: Tx, session: SessionWithAttempts): Promise<void> {
  if (!isFromConsole(ctx)) return;
  const { id, amount, type, paymentType, pgCodes, orderNo } = session;
  const after = {
    amount: toWire(amount),
    currency_code: amount.currency,
    type,
    payment_type: paymentType,
    pg_codes: pgCodes,
    order_no: orderNo,
  };
  await recordAudit(ctx, tx, { action: "payment.created", objectId: id, after });
}
