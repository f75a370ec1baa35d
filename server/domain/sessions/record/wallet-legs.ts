import { type WalletTransaction, walletTransactionsOf } from "@/server/domain/wallet";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { hasSucceeded } from "../attempts/core/machine";
import type { SessionWithAttempts } from "./session";

export async function walletLegs(
  ctx: Ctx,
  sessions: readonly Pick<SessionWithAttempts, "id" | "attempts">[],
): Promise<ReadonlyMap<string, readonly WalletTransaction[]>> {
  const touched = sessions.filter(({ attempts }) =>
    attempts.some((attempt) => hasSucceeded(attempt) && !isZero(attempt.walletAmount)),
  );
  if (touched.length === 0) return new Map();
  const ids = touched.map(({ id }) => id);
  return walletTransactionsOf(ctx.db, ctx.merchant.id, ids);
}
