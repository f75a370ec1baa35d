import { type MessageRow, writeMessages } from "@/server/domain/notifications";
import type { BatchPart, Ctx, Tx } from "@/server/kernel/types";
import { sessionOf } from "../record/session";
import { noticeRows } from "./notify-customer";
import { expiredSessions } from "./statements";

export type ExpiryMessages = {
  readonly asOf: ReadonlyMap<string, Date>;
  readonly rows: ReadonlyMap<string, readonly MessageRow[]>;
};

/**
 * Writes the texts for sessions that are about to expire. While a test clock is advanced, each text is dated
 * at its session's expiry.
 */
export async function expiryMessages(parts: readonly BatchPart[]): Promise<ExpiryMessages> {
  const sessions = await expiredSessions(parts);
  const told = new Set(sessions.filter(({ isTold }) => isTold).map(({ id }) => id));
  const rows: [string, readonly MessageRow[]][] = [];
  for (const { ctx, ids } of parts) {
    const own = ids.filter((id) => told.has(id));
    if (own.length > 0) rows.push(...(await worded(ctx, own)));
  }
  return {
    asOf: new Map(sessions.map(({ id, updatedAt }) => [id, updatedAt])),
    rows: new Map(rows),
  };
}

async function worded(ctx: Ctx, ids: readonly string[]): Promise<[string, readonly MessageRow[]][]> {
  const found = await ctx.db.paymentSession.findMany({ where: { id: { in: [...ids] }, merchantId: ctx.merchant.id } });
  const rows: [string, readonly MessageRow[]][] = [];
  // Runs sequentially, so that requests get CPU time between the messages.
  for (const row of found) {
    const session = sessionOf(row, false);
    const at = ctx.walk === undefined ? ctx.now() : session.expiresAt;
    rows.push([row.id, await noticeRows(ctx, session, { event: "expired", cause: "expired", isOpen: false, at })]);
  }
  return rows;
}

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
