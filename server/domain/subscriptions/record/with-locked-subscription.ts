import { transaction } from "@/server/db/transactions/transaction";
import { isPayable, type LockedSession, stateAt } from "@/server/domain/sessions";
import { Busy } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Purpose } from "../core/words";
import { lockSubscription } from "./lock-subscription";
import type { LockedSubscription } from "./statements/lock-subscription";
import { unfinishedSessions } from "./statements/unfinished-sessions";
import { lockUnfinished } from "./unfinished-sessions";

export type LockedWithSessions = LockedSubscription & { readonly sessions: readonly LockedSession[] };

/** Maximum number of times that the sessions are read again because another was created. */
const TRIES = 3;

/**
 * Runs `work` in one transaction under the locks of the subscription's unfinished sessions, then of the
 * subscription, then of its newest cycle (lock order: session, subscription, cycle). Takes all locks again if
 * a session is created in between.
 * @returns null for an unknown subscription
 * @throws {Busy}
 */
export async function withLockedSubscription<T>(
  ctx: Ctx,
  id: string,
  work: (tx: Tx, held: LockedWithSessions) => Promise<T>,
): Promise<T | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const done = await transaction(ctx.db, (tx) => hold(ctx, tx, { id, work }));
    if (done !== AGAIN) return done;
  }
  throw new Busy();
}

const AGAIN = Symbol("again");

type LockedWork<T> = { readonly id: string; readonly work: (tx: Tx, held: LockedWithSessions) => Promise<T> };

async function hold<T>(ctx: Ctx, tx: Tx, { id, work }: LockedWork<T>): Promise<T | null | typeof AGAIN> {
  const sessions = await lockUnfinished(ctx, tx, id);
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
  if (locked === null) return null;
  const held = new Set(sessions.map((session) => session.id));
  const complete = (await unfinishedSessions(ctx, tx, id)).every((found) => held.has(found));
  return complete ? work(tx, { ...locked, sessions }) : AGAIN;
}

export async function openSessionFor(
  ctx: Ctx,
  tx: Tx,
  { sessions, purpose }: { sessions: LockedWithSessions["sessions"]; purpose: Purpose },
): Promise<LockedSession | null> {
  const ids = sessions.map(({ id }) => id);
  const rows = await tx.subscriptionSession.findMany({
    where: { merchantId: ctx.merchant.id, sessionId: { in: ids }, purpose },
    select: { sessionId: true },
  });
  const serving = new Set(rows.map(({ sessionId }) => sessionId));
  return sessions.find((session) => serving.has(session.id) && isOpen(session, ctx.now())) ?? null;
}

function isOpen(session: LockedSession, now: Date): boolean {
  return isPayable(stateAt(session, now));
}
