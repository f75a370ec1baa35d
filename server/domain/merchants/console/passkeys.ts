/** Adds and removes users' passkeys (W3C Web Authentication Level 3). */
import { randomBytes } from "node:crypto";
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFirst, proofSuspect } from "@/server/domain/limits";
import { Conflict, NotFound, Unauthenticated } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { CreatedPasskey, readAnswer } from "../contract/passkeys";
import { needsSecondFactor } from "../core/console-limits";
import { CHALLENGE_SECONDS, PASSKEYS_MAX } from "../core/passkey-rules";
import { keepChallenge, takeChallenge } from "../statements/passkeys";
import { lockOwnFactors, requireFactorProved } from "./factor-proved";
import type { ConsoleCtx } from "./find-console-user";
import { requireParty } from "./require-party";
import { replaceCodes, tokenAfter } from "./second-factor";

const REFUSED = "This passkey was not accepted.";

/**
 * The browser's options for making a passkey, as JSON. Requires a recent proof of identity.
 * @throws {Conflict} at the maximum number of passkeys, or if browsers offer none at this address
 * @throws {Forbidden} if the sign-in still waits for the second factor
 */
export async function beginPasskey(ctx: ConsoleCtx): Promise<string> {
  requireFactorProved(ctx);
  const { id: userId, username } = ctx.actor;
  const party = requireParty();
  const known = await ctx.db.passkey.findMany({ where: { userId }, select: { credentialId: true } });
  if (known.length >= PASSKEYS_MAX) throw new Conflict(`A user has at most ${PASSKEYS_MAX} passkeys.`);
  const options = await generateRegistrationOptions({
    rpName: `Sarraf ${ctx.merchant.name}`,
    rpID: party.id,
    userName: username,
    userID: new TextEncoder().encode(`user:${userId}`),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await keepChallenge(ctx, { sessionId: ctx.console.sessionId, purpose: "create", challenge: options.challenge });
  return JSON.stringify(options);
}

/** The cookie's new value, and recovery codes if this is the user's first second factor. */
export type PasskeyOutcome = { readonly token: string; readonly recoveryCodes: readonly string[] };

/**
 * Stores the passkey that the browser made for the last challenge, and opens a session that waited for a
 * second factor. The answer is counted before it is checked.
 * @throws {Unauthenticated} if the answer does not match challenge, site or device, or came too late
 * @throws {Conflict} if the passkey is registered, or at the maximum number
 * @throws {RateLimited} after five refused answers of this user
 * @throws {Forbidden} as {@link beginPasskey}
 */
export async function addPasskey(
  ctx: ConsoleCtx,
  { name, answer }: { readonly name: string; readonly answer: string },
): Promise<PasskeyOutcome> {
  requireFactorProved(ctx);
  const { id: userId, username } = ctx.actor;
  const takeBack = await countFirst(ctx, proofSuspect(userId));
  const { credential } = await checked(ctx, answer);
  try {
    const outcome = await transaction(ctx.db, async (tx) => {
      const { hasApp, passkeys } = await lockOwnFactors(ctx, tx);
      if (passkeys >= PASSKEYS_MAX) throw new Conflict(`A user has at most ${PASSKEYS_MAX} passkeys.`);
      const id = prefixed("passkey", randomBytes(25));
      const key = { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter };
      const transports = [...(credential.transports ?? [])];
      const owner = { merchantId: ctx.merchant.id, userId };
      await tx.passkey.create({ data: { id, ...owner, ...key, transports, name, createdAt: ctx.realNow() } });
      const recoveryCodes = hasApp || passkeys > 0 ? [] : await replaceCodes(ctx, tx);
      await recordAudit(ctx, tx, {
        action: "second_factor.passkey_added",
        objectId: username,
        after: { passkey: name },
      });
      return { token: await tokenAfter(ctx, tx), recoveryCodes };
    });
    await takeBack();
    return outcome;
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict("This passkey is registered already.");
    throw error;
  }
}

type Registration = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

async function checked(ctx: ConsoleCtx, answer: string): Promise<Registration> {
  const party = requireParty();
  const challenge = await takeChallenge(ctx, { sessionId: ctx.console.sessionId, purpose: "create" });
  const response = readAnswer(CreatedPasskey, answer);
  if (challenge === null || response === null) throw new Unauthenticated(REFUSED);
  // The library throws a plain Error for every mismatch and every unreadable answer.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (verified === null || !verified.verified) throw new Unauthenticated(REFUSED);
  return verified.registrationInfo;
}

/**
 * Removes a passkey; with the last second factor also the recovery codes. Requires a recent proof of
 * identity.
 * @throws {NotFound}
 * @throws {Conflict} if the user must have a second factor and has no other
 */
export async function removePasskey(ctx: ConsoleCtx, id: string): Promise<void> {
  const { id: userId, username } = ctx.actor;
  await transaction(ctx.db, async (tx) => {
    const { hasApp, passkeys } = await lockOwnFactors(ctx, tx);
    const row = await tx.passkey.findFirst({ where: { id, userId } });
    if (row === null) throw new NotFound();
    const isLast = !hasApp && passkeys === 1;
    if (isLast && needsSecondFactor(ctx.actor, ctx.merchant))
      throw new Conflict("This user must have a second factor.");
    await tx.passkey.delete({ where: { id } });
    if (isLast) await tx.recoveryCode.deleteMany({ where: { userId } });
    await recordAudit(ctx, tx, {
      action: "second_factor.passkey_removed",
      objectId: username,
      before: { passkey: row.name },
    });
  });
}
