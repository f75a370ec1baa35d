/**
 * Finds out the outcome of an operation whose answer was lost, or that the gateway had not decided (decision
 * 0081).
 */
import type { Ctx } from "@/server/kernel/types";
import { applyAnswer, postponed } from "./apply-answer";
import { askAbout, sendOperation } from "./call-gateway";

/**
 * Asks the gateway about one operation and applies the answer. One that the gateway knows nothing of is sent
 * again under the same reference, which never acts twice. Without an answer it is asked again later, for
 * ever: age decides nothing. Running it twice is harmless.
 */
export async function resolveOperation(ctx: Ctx, operationId: string): Promise<void> {
  const operation = await ctx.db.operation.findFirst({
    where: { id: operationId, merchantId: ctx.merchant.id, inquireAt: { lte: ctx.now() } },
  });
  if (operation === null) return;
  try {
    const inquiry = await askAbout(ctx, operation);
    if (inquiry.known === "answer") await applyAnswer(ctx, operation, inquiry.answer);
    else if (inquiry.known !== "nothing") await postponed(ctx, ctx.db, operation);
    else await applyAnswer(ctx, operation, await sendOperation(ctx, operation, operation.firstSentAt));
  } catch (error) {
    const { inquiries, referenceNumber } = operation;
    ctx.log.warn({ operationId, referenceNumber, inquiries, err: error }, "An operation could not be resolved yet.");
    await postponed(ctx, ctx.db, operation);
  }
}
