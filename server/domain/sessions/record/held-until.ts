import { compare, isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Session } from "./session";

/**
 * The instant until which the reserved amount can be captured; null if nothing is reserved, or the gateway
 * does not say.
 */
export async function heldUntil(ctx: Pick<Ctx, "db">, session: HeldSession): Promise<Date | null> {
  const { id: sessionId, merchantId, operation, settledAmount, capturedAmount, voidedAmount } = session;
  if (operation !== "authorize" || !isZero(voidedAmount) || compare(capturedAmount, settledAmount) >= 0) return null;
  const row = await ctx.db.heldCharge.findFirst({ where: { sessionId, merchantId, dueAt: { not: null } } });
  return row?.captureBefore ?? null;
}

type HeldSession = Pick<
  Session,
  "id" | "merchantId" | "operation" | "settledAmount" | "capturedAmount" | "voidedAmount"
>;
