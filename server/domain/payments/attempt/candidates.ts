/** References that a customer's browser brought and that the gateway has not been queried about. */
import { type GatewayRefs, gatewayRefs } from "@/server/domain/gateways";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

const SLOTS = [1, 2, 3];
const MOST_CHARACTERS = 20_000;
/** Seconds for which a browser's references count, so that wrong ones cannot leave a payment undecided. */
const LIFE_SECONDS = 86_400;

/**
 * Stores a browser's references for the next job; nothing if they are known, too long, or three others wait.
 */
export async function keepCandidates(ctx: Ctx, attemptId: string, refs: GatewayRefs): Promise<void> {
  const text = JSON.stringify(refs);
  const expired = { lte: addSeconds(ctx.realNow(), -LIFE_SECONDS) };
  const mine = { attemptId, merchantId: ctx.merchant.id };
  await ctx.db.attemptCandidate.deleteMany({ where: { ...mine, createdAt: expired } });
  const known = await readCandidates(ctx, attemptId);
  if (text.length > MOST_CHARACTERS || known.some((other) => JSON.stringify(other.refs) === text)) return;
  const data = { ...mine, refs, createdAt: ctx.realNow() };
  for (const slot of SLOTS) {
    const { count } = await ctx.db.attemptCandidate.createMany({ data: { ...data, slot }, skipDuplicates: true });
    if (count > 0) return;
  }
}

export type Candidate = { readonly slot: number; readonly createdAt: Date; readonly refs: GatewayRefs };

export async function readCandidates(ctx: Ctx, attemptId: string): Promise<readonly Candidate[]> {
  const createdAt = { gt: addSeconds(ctx.realNow(), -LIFE_SECONDS) };
  const where = { attemptId, merchantId: ctx.merchant.id, createdAt };
  const rows = await ctx.db.attemptCandidate.findMany({ where, orderBy: { slot: "asc" } });
  return rows.map(({ slot, createdAt, refs }) => ({ slot, createdAt, refs: gatewayRefs(refs) }));
}

/** Deletes references that were read; references stored since then stay. */
export async function forgetCandidates(ctx: Ctx, attemptId: string, read: readonly Candidate[]): Promise<void> {
  if (read.length === 0) return;
  const which = { OR: read.map(({ slot, createdAt }) => ({ slot, createdAt })) };
  await ctx.db.attemptCandidate.deleteMany({ where: { attemptId, merchantId: ctx.merchant.id, ...which } });
}
