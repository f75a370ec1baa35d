/** How long a sign-in on the console lasts (decision 0235). Real time, seconds. */

/** Minutes without a request after which a session is over: what a merchant may choose. */
export const IDLE_MINUTES = { least: 15, most: 720 } as const;
/** However busy, a session ends after this long. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** How long a password waits for the code that opens the session. */
export const OPENING_SECONDS = 15 * 60;
/** What is dangerous wants a password or code that is no older than this. */
export const PROOF_SECONDS = 10 * 60;
/** How long the link of an invitation works. */
export const INVITATION_SECONDS = 72 * 60 * 60;
/** How often at most `seen_at` is written. */
export const SEEN_SECONDS = 60;

/** When a session ends: without another request, and in any case. Milliseconds, never below zero. */
export type TimeLeft = { readonly idleMs: number; readonly totalMs: number };

/** What is left of a session that was last seen at `seenAt`. */
export function timeLeft(
  { seenAt, expiresAt, idleMinutes }: { readonly seenAt: Date; readonly expiresAt: Date; readonly idleMinutes: number },
  now: Date,
): TimeLeft {
  const left = (end: number): number => Math.max(0, end - now.getTime());
  return { idleMs: left(seenAt.getTime() + idleMinutes * 60_000), totalMs: left(expiresAt.getTime()) };
}

/** True while a proof of who the user is still counts. */
export function isProved(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < PROOF_SECONDS * 1000;
}

/** Permissions that move money or change the merchant; on production merchants they want a second factor. */
const GUARDED = /^(payment\.(?!inquiry)|Can do |merchant\.|wallet\.adjust$|card\.delete$)/;

/** True for a user who may sign in on a production merchant with a second factor alone. */
export function needsSecondFactor(
  { permissions, isChecker }: { readonly permissions: readonly string[]; readonly isChecker: boolean },
  merchant: { readonly production: boolean },
): boolean {
  return merchant.production && (isChecker || permissions.some((permission) => GUARDED.test(permission)));
}
