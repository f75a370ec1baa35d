import { recordAudit } from "@/server/domain/audit";
import { addSeconds } from "@/server/kernel/time";
import type { Tx } from "@/server/kernel/types";
import { SESSION_SECONDS } from "../core/console-limits";
import { withProof } from "./check-proof";
import type { ConsoleCtx } from "./find-console-user";
import { noteDevice } from "./note-device";
import { newSessionToken } from "./session-token";

/**
 * Confirms a sign-in by a code of the authenticator app or a recovery code.
 * @returns the cookie's new value
 * @throws {Unauthenticated} if the code is wrong or was used before
 * @throws {RateLimited} after five wrong codes of this user
 */
export function confirmCode(ctx: ConsoleCtx, code: string): Promise<string> {
  return withProof(ctx, { kind: "code", text: code }, (tx) => openSession(ctx, tx));
}

/** Confirms a sign-in by a passkey, like {@link confirmCode}. */
export function confirmPasskey(ctx: ConsoleCtx, answer: string): Promise<string> {
  return withProof(ctx, { kind: "passkey", text: answer }, (tx) => openSession(ctx, tx));
}

/** Completes the waiting sign-in under a new token, which is returned, and records the sign-in. */
export async function openSession(ctx: ConsoleCtx, tx: Tx): Promise<string> {
  const now = ctx.realNow();
  const { token, tokenDigest } = newSessionToken();
  const { deviceDigest, userAgent } = await tx.consoleSession.update({
    where: { id: ctx.console.sessionId },
    data: { tokenDigest, openedAt: now, provedAt: now, seenAt: now, expiresAt: addSeconds(now, SESSION_SECONDS) },
  });
  await recordAudit(ctx, tx, { action: "console.signed_in", objectId: ctx.actor.username });
  if (deviceDigest !== null) await noteDevice(ctx, tx, { user: ctx.actor, digest: deviceDigest, userAgent });
  return token;
}
