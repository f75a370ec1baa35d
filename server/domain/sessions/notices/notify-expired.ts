/** The messages of many sessions whose time is over, in few statements. */
import { type MessageRow, writeMessages } from "@/server/domain/notifications";
import type { Ctx, Tx } from "@/server/kernel/types";
import { sessionOf } from "../record/session";
import { noticeRows } from "./notify-customer";

/** What will be written about each session, as it was when the messages were worded. */
export type ExpiryMessages = {
  /** When each session was last changed, by its id. */
  readonly asOf: ReadonlyMap<string, Date>;
  /** Sessions about which nobody is told have none. */
  readonly rows: ReadonlyMap<string, readonly MessageRow[]>;
};

/**
 * Words the messages of the sessions that are about to expire; while the test clock is advanced each is
 * written at its own instant. One statement.
 */
export async function expiryMessages(ctx: Ctx, ids: readonly string[]): Promise<ExpiryMessages> {
  const sessions = await ctx.db.$queryRaw<{ id: string; updatedAt: Date; isTold: boolean }[]>`
    SELECT id, updated_at AS "updatedAt", coalesce(jsonb_path_exists(details -> 'notifications', '$.*[*] ? (@ == "expired")'), false) AS "isTold"
    FROM payment_session WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id}`;
  const told = sessions.filter(({ isTold }) => isTold).map(({ id }) => id);
  return {
    asOf: new Map(sessions.map(({ id, updatedAt }) => [id, updatedAt])),
    rows: new Map(told.length === 0 ? [] : await worded(ctx, told)),
  };
}

async function worded(ctx: Ctx, ids: readonly string[]): Promise<[string, readonly MessageRow[]][]> {
  const found = await ctx.db.paymentSession.findMany({ where: { id: { in: [...ids] }, merchantId: ctx.merchant.id } });
  const rows: [string, readonly MessageRow[]][] = [];
  // One after the other: wording keeps the processor busy, and requests get their turn in between.
  for (const row of found) {
    const session = sessionOf(row, false);
    const at = ctx.walk === undefined ? ctx.now() : session.expiresAt;
    rows.push([row.id, await noticeRows(ctx, session, { event: "expired", cause: "expired", isOpen: false, at })]);
  }
  return rows;
}

/** Writes the messages of those that expired. One statement, none if nobody is told. */
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
