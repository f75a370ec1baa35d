/** Accepts each code of an authenticator app and each recovery code once. */
import { createHmac } from "node:crypto";
import { normaliseDigits } from "@/server/kernel/digits";
import type { Tx } from "@/server/kernel/types";
import { knownKeys, secretKey, unseal } from "@/server/secrets";
import { typedRecoveryCode } from "../core/recovery-code";
import { totpStep } from "./totp";

/** @param code a code that {@link typedRecoveryCode} returned */
export function recoveryDigest(userId: number, code: string): string {
  return digestUnder(secretKey("recovery-code"), userId, code);
}

function digestUnder(key: Buffer, userId: number, code: string): string {
  return createHmac("sha256", key).update(`${userId}:${code}`).digest("hex");
}

/**
 * Marks the code as used; false if it is wrong or was used.
 * @param confirmed false for the first code, which confirms the app
 */
export async function takeCode(
  tx: Tx,
  { userId, code, now, confirmed = true }: { userId: number; code: string; now: Date; confirmed?: boolean },
): Promise<boolean> {
  const digits = normaliseDigits(code);
  if (/^\d{6}$/.test(digits)) return takeAppCode(tx, { userId, code: digits, now, confirmed });
  const typed = confirmed ? typedRecoveryCode(code) : null;
  if (typed === null) return false;
  const digests = knownKeys("recovery-code").map((key) => digestUnder(key, userId, typed));
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, digest: { in: digests }, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

type AppCode = { readonly userId: number; readonly code: string; readonly now: Date; readonly confirmed: boolean };

async function takeAppCode(tx: Tx, { userId, code, now, confirmed }: AppCode): Promise<boolean> {
  const confirmedAt = confirmed ? { not: null } : null;
  const factor = await tx.secondFactor.findFirst({ where: { userId, confirmedAt } });
  if (factor === null) return false;
  const step = totpStep(unseal(factor.secret, "totp"), code, now);
  if (step === null) return false;
  // The lock on the recovery code's row lets only one of two requests use the code.
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, confirmedAt, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count === 1;
}
