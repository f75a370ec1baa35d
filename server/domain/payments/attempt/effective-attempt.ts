import { attemptStates, mayHaveCharged } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";

export async function effectiveAttemptId(ctx: Ctx, sessionId: string): Promise<string | null> {
  const found = await ctx.db.attempt.findFirst({
    where: { sessionId, merchantId: ctx.merchant.id, state: { in: attemptStates(mayHaveCharged) } },
    orderBy: { finishedAt: { sort: "asc", nulls: "last" } },
    select: { id: true },
  });
  return found?.id ?? null;
}
