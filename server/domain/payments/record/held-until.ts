import type { Session } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";

/**
 * Until when what is still reserved can be captured, on the merchant's clock; null if nothing is reserved, or
 * the gateway does not say. No statement unless the session is authorized.
 */
export async function heldUntil(ctx: Pick<Ctx, "db">, session: HeldSession): Promise<Date | null> {
  const { id: sessionId, merchantId, state, voidedAmount } = session;
  if (state !== "authorized" || !isZero(voidedAmount)) return null;
  const row = await ctx.db.heldCharge.findFirst({ where: { sessionId, merchantId, dueAt: { not: null } } });
  return row?.captureBefore ?? null;
}

type HeldSession = Pick<Session, "id" | "merchantId" | "state" | "voidedAmount">;
