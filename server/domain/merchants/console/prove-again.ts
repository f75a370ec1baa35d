/** Asks a signed-in user for another proof of identity before a dangerous action. */
import { recordAudit } from "@/server/domain/audit";
import type { Tx } from "@/server/kernel/types";
import { isProved } from "../core/console-limits";
import { withProof } from "./check-proof";
import type { ConsoleCtx } from "./find-console-user";
import { newSessionToken } from "./session-token";

/** The required proof; null within ten minutes of the last. */
export function proofWanted(ctx: ConsoleCtx): "password" | "code" | null {
  if (isProved(ctx.console.provedAt, ctx.realNow())) return null;
  return ctx.console.hasSecondFactor ? "code" : "password";
}

/**
 * Accepts a code of a user with a second factor, the password of any other. Returns the cookie's new value.
 * @throws {Unauthenticated} wrong, or used before @throws {RateLimited} five wrong ones of this user
 */
export function proveAgain(ctx: ConsoleCtx, text: string): Promise<string> {
  const kind = ctx.console.hasSecondFactor ? "code" : "password";
  return withProof(ctx, { kind, text }, async (tx) => {
    const token = await renewToken(ctx, tx);
    await recordAudit(ctx, tx, { action: "console.proved", objectId: ctx.actor.username });
    return token;
  });
}

/** Gives the context's session a new token, with a proof as of now. */
export async function renewToken(ctx: ConsoleCtx, tx: Tx, passwordChangedAt?: Date): Promise<string> {
  const { token, tokenDigest } = newSessionToken();
  const data = { tokenDigest, provedAt: ctx.realNow(), passwordChangedAt };
  await tx.consoleSession.update({ where: { id: ctx.console.sessionId }, data });
  return token;
}
