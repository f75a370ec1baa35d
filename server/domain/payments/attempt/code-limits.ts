/**
 * Limits on sending and mistyping a mobile wallet's code (Spec, "Wallets and instalments on pages" 4 to 6).
 */
import type { Db, Tx } from "@/server/kernel/types";

export const MOST_CODES = 5;
const WINDOW_MINUTES = 10;

export const MOST_WRONG_TRIES = 3;

const RESEND_SECONDS = 30;

export function secondsUntilResend(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - sentAt.getTime()) / 1_000));
}

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
