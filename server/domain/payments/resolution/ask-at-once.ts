import type { GatewayRefs } from "@/server/domain/gateways";
import type { Attempt } from "@/server/domain/sessions";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { resolveAttempt } from "./resolve-attempt";

/** Seconds for which jobs do not make the same inquiry: the duration of three calls that time out. */
export const CLAIM_SECONDS = 60;

/**
 * Queries the gateway about a charge now, before the job does.
 * @param candidates references that the customer's browser brought
 * @returns false if the payment waits for a person or has changed since it was read
 */
export async function askAtOnce(
  ctx: Ctx,
  { id, inquireAt }: Pick<Attempt, "id" | "inquireAt">,
  candidates: readonly GatewayRefs[] = [],
): Promise<boolean> {
  if (inquireAt === null) return false;
  const where = { id, merchantId: ctx.merchant.id, inquireAt, parkedAt: null };
  const data = { inquireAt: addSeconds(ctx.now(), CLAIM_SECONDS) };
  const { count } = await ctx.db.attempt.updateMany({ where, data });
  if (count > 0) await resolveAttempt(ctx, id, { candidates, isClaimed: true });
  return count > 0;
}
