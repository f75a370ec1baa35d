import { addSeconds } from "@/server/kernel/time";
import type { SystemCtx, Tx } from "@/server/kernel/types";
import { CHALLENGE_SECONDS } from "../core/passkey-rules";
import type { PasskeyPurpose } from "../core/words";

type Question = { readonly sessionId: string; readonly purpose: PasskeyPurpose };

export async function keepChallenge(
  system: SystemCtx,
  { sessionId, purpose, challenge }: Question & { readonly challenge: string },
): Promise<void> {
  const expiresAt = addSeconds(system.realNow(), CHALLENGE_SECONDS);
  await system.db.$executeRaw`
    INSERT INTO passkey_challenge (session_id, purpose, challenge, expires_at)
    VALUES (${sessionId}, ${purpose}, ${challenge}, ${expiresAt})
    ON CONFLICT (session_id, purpose) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`;
}

/** Reads and deletes a passkey's challenge; null without a challenge that has not expired. */
export async function takeChallenge(system: SystemCtx, { sessionId, purpose }: Question): Promise<string | null> {
  const rows = await system.db.$queryRaw<{ challenge: string; expiresAt: Date }[]>`
    DELETE FROM passkey_challenge WHERE session_id = ${sessionId} AND purpose = ${purpose}
    RETURNING challenge, expires_at AS "expiresAt"`;
  const [row] = rows;
  return row !== undefined && row.expiresAt > system.realNow() ? row.challenge : null;
}

export type OwnFactors = { readonly hasApp: boolean; readonly passkeys: number };

export async function lockFactors(tx: Tx, userId: number): Promise<OwnFactors> {
  await tx.$queryRaw`SELECT id FROM merchant_user WHERE id = ${userId} FOR UPDATE`;
  const rows = await tx.$queryRaw<OwnFactors[]>`
    SELECT EXISTS (SELECT 1 FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS "hasApp",
      (SELECT count(*)::int FROM passkey WHERE user_id = ${userId}) AS passkeys`;
  return rows[0] ?? { hasApp: false, passkeys: 0 };
}
