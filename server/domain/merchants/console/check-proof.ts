/** Checks a user's password or code, and counts failures. */

import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFirst, proofSuspect } from "@/server/domain/limits";
import { Unauthenticated } from "@/server/kernel/errors";
import type { Tx } from "@/server/kernel/types";
import { checkPasswordAnew } from "../passwords";
import type { ConsoleCtx } from "./find-console-user";
import { takeCode } from "./take-code";

export type Proof = { readonly kind: "password" | "code"; readonly text: string };

const REFUSED = { password: "That is not your password.", code: "This code is not valid." } as const;

/**
 * Counts the proof before checking it, so that at most five of many concurrent proofs are checked. `work`
 * runs in the transaction that accepts the proof. A wrong proof writes an audit event.
 * @throws {Unauthenticated} the proof is wrong
 * @throws {RateLimited} five wrong proofs of this user within a quarter of an hour
 */
export async function withProof<T>(ctx: ConsoleCtx, proof: Proof, work: (tx: Tx) => Promise<T>): Promise<T> {
  const now = ctx.realNow();
  const takeBack = await countFirst(ctx, proofSuspect(ctx.actor.id));
  try {
    const isRight = proof.kind === "password" ? await isPassword(ctx, proof.text) : null;
    const done = await transaction(ctx.db, async (tx) => {
      const taken = isRight ?? (await takeCode(tx, { userId: ctx.actor.id, code: proof.text, now }));
      return taken ? { answer: await work(tx) } : null;
    });
    if (done !== null) {
      await takeBack();
      return done.answer;
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  await recordAudit(ctx, ctx.db, {
    action: "console.code_refused",
    objectId: ctx.actor.username,
    reason: proof.kind === "code" ? "wrong code" : "wrong password",
  });
  throw new Unauthenticated(REFUSED[proof.kind]);
}

async function isPassword(ctx: ConsoleCtx, password: string): Promise<boolean> {
  const row = await ctx.db.merchantUser.findUnique({ where: { id: ctx.actor.id } });
  return checkPasswordAnew(row, password, ctx.merchant.id);
}
