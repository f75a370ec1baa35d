import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFirst, proofSuspect } from "@/server/domain/limits";
import { env } from "@/server/env";
import { Conflict, Unauthenticated } from "@/server/kernel/errors";
import type { Tx } from "@/server/kernel/types";
import { seal, unseal } from "@/server/secrets";
import { needsSecondFactor } from "../core/console-limits";
import { relyingParty } from "../core/passkey-rules";
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCode, typedRecoveryCode } from "../core/recovery-code";
import { deleteFactors } from "../delete-factors";
import { openSession } from "./confirm-code";
import { lockOwnFactors, requireFactorProved } from "./factor-proved";
import type { ConsoleCtx } from "./find-console-user";
import { listPasskeys, type PasskeyView } from "./list-passkeys";
import { renewToken } from "./prove-again";
import { keepAppSecret } from "./statements";
import { recoveryDigest, takeCode } from "./take-code";
import { newTotpSecret, totpAddress } from "./totp";

export type EnrolmentView = { readonly address: string; readonly secret: string };

export type SecondFactorView = {
  readonly confirmedAt: string | null;
  readonly passkeys: readonly PasskeyView[];
  /** False if browsers offer no passkeys at this service's address. */
  readonly canHavePasskeys: boolean;
  readonly enrolment: EnrolmentView | null;
  readonly recoveryCodesLeft: number;
  /** True if a second factor is required: the merchant takes real payments and the user may move money. */
  readonly isRequired: boolean;
};

/** Recovery codes, which are returned only now, and the cookie's new value. */
export type EnrolmentOutcome = { readonly token: string; readonly recoveryCodes: readonly string[] };

export async function readSecondFactor(ctx: ConsoleCtx): Promise<SecondFactorView> {
  const userId = ctx.actor.id;
  const [row, passkeys, recoveryCodesLeft] = await Promise.all([
    ctx.db.secondFactor.findUnique({ where: { userId } }),
    listPasskeys(ctx),
    ctx.db.recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return {
    confirmedAt: row?.confirmedAt?.toISOString() ?? null,
    enrolment: row === null || row.confirmedAt !== null ? null : enrolmentView(ctx, unseal(row.secret, "totp")),
    passkeys,
    canHavePasskeys: relyingParty(env.baseUrl) !== null,
    recoveryCodesLeft,
    isRequired: needsSecondFactor(ctx.actor, ctx.merchant),
  };
}

function enrolmentView({ merchant, actor }: ConsoleCtx, secret: string): EnrolmentView {
  return { address: totpAddress(secret, { issuer: `Sarraf ${merchant.name}`, label: actor.username }), secret };
}

/**
 * Creates a secret for an authenticator app, to be confirmed by a first code; replaces an unconfirmed one.
 * @throws {Conflict} if the user has an app
 * @throws {Forbidden} if the sign-in still waits for a second factor
 */
export async function beginEnrolment(ctx: ConsoleCtx): Promise<void> {
  requireFactorProved(ctx);
  const written = await keepAppSecret(ctx, seal(newTotpSecret(), "totp"));
  if (written === 0) throw new Conflict("You already have an authenticator app.");
}

/**
 * Confirms the authenticator app by its first code, and opens a session that waited for the confirmation.
 * Afterwards the password alone is refused everywhere.
 * @throws {Unauthenticated} for a wrong code
 * @throws {RateLimited} after five wrong codes of this user
 * @throws {Forbidden} if the sign-in still waits for another second factor
 */
export async function confirmEnrolment(ctx: ConsoleCtx, code: string): Promise<EnrolmentOutcome> {
  const userId = ctx.actor.id;
  const now = ctx.realNow();
  const takeBack = await countFirst(ctx, proofSuspect(userId));
  const outcome = await transaction(ctx.db, async (tx) => {
    await lockOwnFactors(ctx, tx);
    if (!(await takeCode(tx, { userId, code, now, confirmed: false }))) {
      throw new Unauthenticated("This code is not valid.");
    }
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: now } });
    const recoveryCodes = await replaceCodes(ctx, tx);
    await recordAudit(ctx, tx, { action: "second_factor.enrolled", objectId: ctx.actor.username });
    return { token: await tokenAfter(ctx, tx), recoveryCodes };
  });
  await takeBack();
  return outcome;
}

/** Requires that a recent proof of identity was checked. */
export function renewRecoveryCodes(ctx: ConsoleCtx): Promise<readonly string[]> {
  return transaction(ctx.db, async (tx) => {
    const codes = await replaceCodes(ctx, tx);
    await recordAudit(ctx, tx, { action: "second_factor.codes_renewed", objectId: ctx.actor.username });
    return codes;
  });
}

/**
 * Removes app, passkeys and recovery codes. Requires that a recent proof of identity was checked.
 * @throws {Conflict} if this user must have a second factor
 */
export async function removeSecondFactor(ctx: ConsoleCtx): Promise<void> {
  if (needsSecondFactor(ctx.actor, ctx.merchant)) throw new Conflict("This user must have a second factor.");
  await transaction(ctx.db, async (tx) => {
    const had = await deleteFactors(tx, ctx.actor.id);
    if (had) await recordAudit(ctx, tx, { action: "second_factor.removed", objectId: ctx.actor.username });
  });
}

export function tokenAfter(ctx: ConsoleCtx, tx: Tx): Promise<string> {
  return ctx.console.isOpen ? renewToken(ctx, tx) : openSession(ctx, tx);
}

export async function replaceCodes({ actor, merchant }: ConsoleCtx, tx: Tx): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      userId: actor.id,
      merchantId: merchant.id,
      digest: recoveryDigest(actor.id, typedRecoveryCode(code) ?? code),
    })),
  });
  return codes;
}
