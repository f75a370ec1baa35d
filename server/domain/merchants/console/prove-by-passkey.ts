import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Tx } from "@/server/kernel/types";
import { PasskeyProof, readAnswer } from "../contract/passkeys";
import { CHALLENGE_SECONDS } from "../core/passkey-rules";
import { keepChallenge, takeChallenge } from "../statements/passkeys";
import type { ConsoleCtx } from "./find-console-user";
import { requireParty } from "./require-party";

/**
 * Options with which the browser signs by a passkey, as JSON; null if the user has none.
 * @throws {Conflict} if browsers offer no passkeys at this address
 */
export async function askForPasskey(ctx: ConsoleCtx): Promise<string | null> {
  const party = requireParty();
  const known = await ctx.db.passkey.findMany({ where: { userId: ctx.actor.id } });
  if (known.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_SECONDS * 1000,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: "required",
  });
  await keepChallenge(ctx, { sessionId: ctx.console.sessionId, purpose: "prove", challenge: options.challenge });
  return JSON.stringify(options);
}

export type UsedPasskey = { readonly id: string; readonly counter: bigint; readonly next: number };

/**
 * The passkey that signed the last challenge, which is used up. Null for a wrong signature, another user's
 * passkey, no user verification by the device, or a counter that did not grow.
 */
export async function signedPasskey(ctx: ConsoleCtx, answer: string): Promise<UsedPasskey | null> {
  const party = requireParty();
  const challenge = await takeChallenge(ctx, { sessionId: ctx.console.sessionId, purpose: "prove" });
  const response = readAnswer(PasskeyProof, answer);
  if (challenge === null || response === null) return null;
  const row = await ctx.db.passkey.findFirst({ where: { credentialId: response.id, userId: ctx.actor.id } });
  if (row === null) return null;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: row.credentialId, publicKey: row.publicKey, counter: Number(row.counter) },
    requireUserVerification: true,
  }).catch(() => null);
  if (verified === null || !verified.verified) return null;
  return { id: row.id, counter: row.counter, next: verified.authenticationInfo.newCounter };
}

/** Uses a passkey; returns false if the passkey was removed or used since it was read. */
export async function takePasskey(tx: Tx, { id, counter, next }: UsedPasskey, now: Date): Promise<boolean> {
  const { count } = await tx.passkey.updateMany({
    where: { id, counter },
    data: { counter: next, lastUsedAt: now },
  });
  return count === 1;
}
