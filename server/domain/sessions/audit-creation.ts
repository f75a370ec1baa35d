/** Who made a session on the console leaves an event; what the API makes is in the request log. */
import { recordAudit } from "@/server/domain/audit";
import { toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "./record/session";

/** True for a request that came from a page of the console. */
export function isFromConsole({ from }: Pick<Ctx, "from">): boolean {
  return (from?.consoleSessionId ?? null) !== null;
}

/** Writes the event in the transaction of the creation. One statement, for the console alone. */
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
