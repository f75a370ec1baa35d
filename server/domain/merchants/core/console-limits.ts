export const IDLE_MINUTES = { least: 15, most: 720 } as const;
export const SESSION_SECONDS = 12 * 60 * 60;
/** Seconds after the correct password within which the second factor must be entered. */
export const OPENING_SECONDS = 15 * 60;
/** Seconds for which a proof of identity allows dangerous actions. */
export const PROOF_SECONDS = 10 * 60;
export const INVITATION_SECONDS = 72 * 60 * 60;
export const RESET_SECONDS = 45 * 60;
export const SEEN_SECONDS = 60;

/** Milliseconds until the sign-in ends: without further requests, and with requests. Never negative. */
export type TimeLeft = { readonly idleMs: number; readonly totalMs: number };

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

/** Permissions over money or the merchant. Users of production merchants need a second factor for them. */
const GUARDED = /^(payment\.(?!inquiry)|Can do |merchant\.|wallet\.adjust$|card\.delete$|gateway\.add$)/;

export function needsSecondFactor(
  { permissions, isChecker }: { readonly permissions: readonly string[]; readonly isChecker: boolean },
  merchant: { readonly production: boolean },
): boolean {
  return merchant.production && (isChecker || permissions.some((permission) => GUARDED.test(permission)));
}
