/** The payments of a filter as a file. */
import { recordAudit } from "@/server/domain/audit";
import { BYTE_ORDER_MARK, textLine } from "@/server/kernel/csv";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { listPayments, type PaymentRow } from "./list-payments";
import type { PaymentValues } from "./payment-query";

const COLUMNS = [
  "created_at_utc",
  "created_at_local",
  "session_id",
  "order_no",
  "state",
  "currency",
  "amount",
  "refunded",
  "customer",
  "method",
  "card_brand",
  "card_last_four",
  "gateway",
];
const BATCH = 500;
/** More is a report's matter. */
const MAX_ROWS = 50_000;

/**
 * The lines of a CSV file: the same rows as the page's, newest first, at most 50,000, read in batches by
 * cursor. That it was taken leaves an event.
 * @throws {Forbidden} for a user who may view none
 */
export async function* exportPayments(ctx: Ctx, values: PaymentValues): AsyncGenerator<string> {
  await recordAudit(ctx, ctx.db, { action: "export.payments", objectId: ctx.merchant.id });
  yield BYTE_ORDER_MARK + textLine(COLUMNS);
  const local = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: ctx.merchant.timezone,
  });
  let cursor: string | null = null;
  for (let rows = 0; rows < MAX_ROWS; rows += BATCH) {
    const page = await listPayments(ctx, { ...values, cursor }, BATCH);
    if (page.rows.length > 0) yield page.rows.map((row) => line(row, local)).join("");
    if (page.next === null) return;
    cursor = page.next;
  }
}

function line(row: PaymentRow, local: Intl.DateTimeFormat): string {
  if ("brokenId" in row) return textLine([null, null, row.brokenId]);
  const created = new Date(row.createdAt);
  return textLine([
    timestampUtc(created),
    local.format(created),
    row.sessionId,
    row.orderNo,
    row.state,
    row.currency,
    row.amount,
    row.refunded,
    row.customer,
    row.method,
    row.brand,
    row.lastFour,
    row.gateway,
  ]);
}
