/** The messages for many expired sessions, in few statements. */

import { type MessageRow, writeMessages } from "@/server/domain/notifications";
import type { Ctx, Tx } from "@/server/kernel/types";
import { sessionOf } from "../record/session";
import { noticeRows } from "./notify-customer";
import { expiredSessions } from "./statements";

/** The messages of each session, as of when they were worded. */
export type ExpiryMessages = {
  /** When each session was last changed, by its id. */
  readonly asOf: ReadonlyMap<string, Date>;
  /** Sessions without messages are absent. */
  readonly rows: ReadonlyMap<string, readonly MessageRow[]>;
};

/**
 * Words the messages of sessions that are about to expire; while the test clock advances each has its own
 * instant. One statement.
 */
export async function expiryMessages(ctx: Ctx, ids: readonly string[]): Promise<ExpiryMessages> {
  const sessions = await expiredSessions(ctx, ids);
  const told = sessions.filter(({ isTold }) => isTold).map(({ id }) => id);
  return {
    asOf: new Map(sessions.map(({ id, updatedAt }) => [id, updatedAt])),
    rows: new Map(told.length === 0 ? [] : await worded(ctx, told)),
  };
}

async function worded(ctx: Ctx, ids: readonly string[]): Promise<[string, readonly MessageRow[]][]> {
  const found = await ctx.db.paymentSession.findMany({ where: { id: { in: [...ids] }, merchantId: ctx.merchant.id } });
  const rows: [string, readonly MessageRow[]][] = [];
  // One after the other, so that requests get the processor in between.
  for (const row of found) {
    const session = sessionOf(row, false);
    const at = ctx.walk === undefined ? ctx.now() : session.expiresAt;
    rows.push([row.id, await noticeRows(ctx, session, { event: "expired", cause: "expired", isOpen: false, at })]);
  }
  return rows;
}

/** Writes the messages of the expired sessions. One statement, none without messages. */
export async function writeExpiryMessages(
  tx: Tx,
  { rows }: ExpiryMessages,
  expired: ReadonlySet<string>,
): Promise<void> {
  await writeMessages(
    tx,
    [...rows].flatMap(([id, messages]) => (expired.has(id) ? messages : [])),
  );
}
