import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFirst, proofSuspect } from "@/server/domain/limits";
import { Unauthenticated } from "@/server/kernel/errors";
import type { Tx } from "@/server/kernel/types";
import type { ProofKind } from "../core/words";
import { checkPasswordAnew } from "../passwords";
import type { ConsoleCtx } from "./find-console-user";
import { signedPasskey, takePasskey } from "./prove-by-passkey";
import { takeCode } from "./take-code";

/** A proof of identity: a password, a code, or the JSON of a passkey's signature. */
export type Proof = { readonly kind: ProofKind; readonly text: string };

const REFUSED = {
  password: "That is not your password.",
  code: "This code is not valid.",
  passkey: "This passkey was not accepted.",
} as const;

/**
 * Counts a proof before checking it, so that at most five of many concurrent proofs are checked. `work` runs
 * in the transaction that accepts the proof. A wrong proof is audited.
 * @throws {Unauthenticated} if the proof is wrong
 * @throws {RateLimited} after five wrong proofs of this user within 15 minutes
 */
export async function withProof<T>(ctx: ConsoleCtx, proof: Proof, work: (tx: Tx) => Promise<T>): Promise<T> {
  const now = ctx.realNow();
  const takeBack = await countFirst(ctx, proofSuspect(ctx.actor.id));
  try {
    const take = await checked(ctx, proof, now);
    const done = await transaction(ctx.db, async (tx) => {
      const taken = await take(tx);
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
    reason: `wrong ${proof.kind}`,
  });
  throw new Unauthenticated(REFUSED[proof.kind]);
}

/**
 * Checks a proof before the transaction, and returns a function that accepts it in the transaction; false for
 * a wrong proof.
 */
async function checked(ctx: ConsoleCtx, { kind, text }: Proof, now: Date): Promise<(tx: Tx) => Promise<boolean>> {
  switch (kind) {
    case "password": {
      const isRight = await isPassword(ctx, text);
      return async () => isRight;
    }
    case "code":
      return (tx) => takeCode(tx, { userId: ctx.actor.id, code: text, now });
    case "passkey": {
      const used = await signedPasskey(ctx, text);
      return async (tx) => used !== null && takePasskey(tx, used, now);
    }
  }
}

async function isPassword(ctx: ConsoleCtx, password: string): Promise<boolean> {
  const row = await ctx.db.merchantUser.findUnique({ where: { id: ctx.actor.id } });
  return checkPasswordAnew(row, password, ctx.merchant.id);
}
