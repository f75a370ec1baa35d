import type { Db, Tx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { PURPOSES, type Purpose } from "../core/words";

/** The reason why a subscription's session exists; `cycleId` is null if the session pays no cycle. */
export type SessionPurpose = {
  readonly subscriptionId: string;
  readonly purpose: Purpose;
  readonly cycleId: string | null;
};

/**
 * @returns null if the session belongs to no subscription. The purpose never changes, so no lock is needed
 */
export async function sessionPurpose(db: Db | Tx, sessionId: string): Promise<SessionPurpose | null> {
  const row = await db.subscriptionSession.findUnique({
    where: { sessionId },
    select: { subscriptionId: true, purpose: true, cycleId: true },
  });
  return row && { ...row, purpose: purposeOf(row.purpose) };
}

export function purposeOf(text: string): Purpose {
  return wordOf(PURPOSES, text, "purpose");
}
