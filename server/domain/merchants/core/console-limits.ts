/** Allowed minutes without a request after which a session ends. */
export const IDLE_MINUTES = { least: 15, most: 720 } as const;
export const SESSION_SECONDS = 12 * 60 * 60;
/** Seconds for which a password is valid while its code is awaited. */
export const OPENING_SECONDS = 15 * 60;
/** Seconds for which a proof of identity allows dangerous actions. */
export const PROOF_SECONDS = 10 * 60;
/** Seconds for which the link of an invitation is valid. */
export const INVITATION_SECONDS = 72 * 60 * 60;
/** Seconds for which the link for a new password is valid. */
export const RESET_SECONDS = 45 * 60;
/** Minimum seconds between writes of `seen_at`. */
export const SEEN_SECONDS = 60;

/** Milliseconds until a session ends, without requests and at the latest; never negative. */
export type TimeLeft = { readonly idleMs: number; readonly totalMs: number };

/** The remaining time of a session whose last request was at `seenAt`. */
export function timeLeft(
  { seenAt, expiresAt, idleMinutes }: { readonly seenAt: Date; readonly expiresAt: Date; readonly idleMinutes: number },
  now: Date,
): TimeLeft {
  const left = (end: number): number => Math.max(0, end - now.getTime());
  return { idleMs: left(seenAt.getTime() + idleMinutes * 60_000), totalMs: left(expiresAt.getTime()) };
}

export function isProved(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < PROOF_SECONDS * 1000;
}

/** Permissions over money or the merchant; on production merchants they need a second factor. */
const GUARDED = /^(payment\.(?!inquiry)|Can do |merchant\.|wallet\.adjust$|card\.delete$|gateway\.add$)/;

/** True if the user needs a second factor on a production merchant. */
export function needsSecondFactor(
  { permissions, isChecker }: { readonly permissions: readonly string[]; readonly isChecker: boolean },
  merchant: { readonly production: boolean },
): boolean {
  return merchant.production && (isChecker || permissions.some((permission) => GUARDED.test(permission)));
}
