/** How often a mobile wallet's code may be sent, and typed wrong (decision 0192). */
import type { Db, Tx } from "@/server/kernel/types";

/** Codes that a session may ask for within {@link WINDOW_MINUTES}. */
export const MOST_CODES = 5;
const WINDOW_MINUTES = 10;

/** The code that is wrong once more ends the attempt. */
export const MOST_WRONG_TRIES = 3;

/** Between one code and the next. */
const RESEND_SECONDS = 30;

/** Whole seconds until another code may be asked for. */
export function secondsUntilResend(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - sentAt.getTime()) / 1_000));
}

/** True if the session has asked for as many codes as it may for the time being. One statement. */
export async function hasTooManyCodes(
  db: Db | Tx,
  { merchantId, sessionId, now }: { merchantId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  const { _sum: sum } = await db.walletCode.aggregate({
    where: { merchantId, sessionId, sentAt: { gt: since } },
    _sum: { sendings: true },
  });
  return (sum.sendings ?? 0) >= MOST_CODES;
}
