import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { collectCash } from "@/server/domain/payments";
import { readSession } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { CashInput } from "./contract";
import { type NativeReply, replyTo } from "./reply";

/**
 * Records that the merchant received a session's cash; a job sends the webhook.
 * @throws {Forbidden} without `payment.collect` or the permission to view such sessions
 * @throws {NotFound} {Conflict} as {@link collectCash}
 */
export async function recordCollectedCash(ctx: Ctx, { sessionId }: CashInput): Promise<NativeReply> {
  requirePermission(ctx.actor, "payment.collect");
  const found = await readSession(ctx, sessionId);
  if (found === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(found.session.type, "view"));
  return replyTo(ctx, { attemptId: await collectCash(ctx, found.session.id) });
}
