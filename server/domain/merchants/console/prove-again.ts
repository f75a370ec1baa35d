import { recordAudit } from "@/server/domain/audit";
import type { Tx } from "@/server/kernel/types";
import { isProved } from "../core/console-limits";
import type { ProofKind } from "../core/words";
import { type Proof, withProof } from "./check-proof";
import type { ConsoleCtx } from "./find-console-user";
import { newSessionToken } from "./session-token";

/** The kind of proof of identity that is required; null within ten minutes after the last proof. */
export function proofWanted(ctx: ConsoleCtx): ProofKind | null {
  if (isProved(ctx.console.provedAt, ctx.realNow())) return null;
  if (ctx.console.hasPasskey) return "passkey";
  return ctx.console.hasSecondFactor ? "code" : "password";
}

/**
 * Accepts a code from a user with a second factor, otherwise the password.
 * @returns the cookie's new value
 * @throws {Unauthenticated} the proof is wrong or was used before
 * @throws {RateLimited} after five wrong proofs of this user
 */
export function proveAgain(ctx: ConsoleCtx, text: string): Promise<string> {
  return prove(ctx, { kind: ctx.console.hasSecondFactor ? "code" : "password", text });
}

/** Accepts a passkey as a proof of identity, like {@link proveAgain}. */
export function proveByPasskey(ctx: ConsoleCtx, answer: string): Promise<string> {
  return prove(ctx, { kind: "passkey", text: answer });
}

function prove(ctx: ConsoleCtx, proof: Proof): Promise<string> {
  return withProof(ctx, proof, async (tx) => {
    const token = await renewToken(ctx, tx);
    await recordAudit(ctx, tx, { action: "console.proved", objectId: ctx.actor.username });
    return token;
  });
}

export async function renewToken(ctx: ConsoleCtx, tx: Tx, passwordChangedAt?: Date): Promise<string> {
  const { token, tokenDigest } = newSessionToken();
  const data = { tokenDigest, provedAt: ctx.realNow(), passwordChangedAt };
  await tx.consoleSession.update({ where: { id: ctx.console.sessionId }, data });
  return token;
}
