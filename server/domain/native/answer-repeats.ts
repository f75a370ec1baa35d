import { gatewayPermission, requirePermission } from "@/server/domain/merchants";
import { attemptUnderKey } from "@/server/domain/payments";
import { readSession } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { chargeRefused, type NativeReply, RepeatedCall, replyTo } from "./reply";

type KeyedCall = {
  readonly sessionId: string;
  readonly idempotencyKey: string | null;
  /** True (default) if the caller needs permission for the payment's gateway. */
  readonly usesGateway?: boolean;
};

/**
 * The reply of `pay`, or of the earlier payment with the same key (Spec, "Native calls").
 * @throws {Conflict} if the earlier payment has failed since, so that the key can be used again
 * @throws the errors of `pay`
 */
export async function answerRepeats(
  ctx: Ctx,
  { sessionId, idempotencyKey, usesGateway = true }: KeyedCall,
  pay: () => Promise<NativeReply>,
): Promise<NativeReply> {
  try {
    return await pay();
  } catch (error) {
    if (!(error instanceof RepeatedCall)) throw error;
  }
  const found = await readSession(ctx, sessionId);
  if (found === null) throw new NotFound();
  const earlier = attemptUnderKey(found.session, idempotencyKey);
  if (earlier === null) throw chargeRefused("changed");
  if (usesGateway) requirePermission(ctx.actor, gatewayPermission(earlier.pgCode));
  return { ...(await replyTo(ctx, { attemptId: earlier.id })), isRepeat: true };
}
