import { recordAudit } from "@/server/domain/audit";
import { BYTE_ORDER_MARK, textLine } from "@/server/kernel/csv";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { PAYMENT_COLUMNS, type PaymentColumn } from "./payment-columns";
import { listPayments, type PaymentLine, type PaymentRow } from "./statements/list-payments";
import type { PaymentValues } from "./statements/payment-query";

type Field = {
  readonly name: string;
  /** The list's column for this field; absent if every file contains the field. */
  readonly of?: PaymentColumn;
  readonly text: (row: PaymentLine, local: Intl.DateTimeFormat) => string | null;
};

const FIELDS: readonly Field[] = [
  { name: "created_at_utc", of: "created", text: ({ createdAt }) => utc(createdAt) },
  { name: "created_at_local", of: "created", text: ({ createdAt }, local) => local.format(new Date(createdAt)) },
  { name: "session_id", text: ({ sessionId }) => sessionId },
  { name: "order_no", text: ({ orderNo }) => orderNo },
  { name: "state", of: "state", text: ({ state }) => state },
  { name: "currency", text: ({ currency }) => currency },
  { name: "amount", text: ({ amount }) => amount },
  { name: "refunded", of: "state", text: ({ refunded }) => refunded },
  { name: "customer", of: "customer", text: ({ customer }) => customer },
  { name: "method", of: "method", text: ({ method }) => method },
  { name: "card_brand", of: "method", text: ({ brand }) => brand },
  { name: "card_last_four", of: "method", text: ({ lastFour }) => lastFour },
  { name: "gateway", of: "gateway", text: ({ gateway }) => gateway },
  { name: "settled_at_utc", of: "settled", text: ({ settledAt }) => settledAt && utc(settledAt) },
];
const BATCH = 500;
/** Maximum number of rows; larger sets need a report. */
const MAX_ROWS = 50_000;

/**
 * The lines of a CSV file: the page's rows, newest first, at most 50,000, read in batches by cursor. The
 * export is recorded as an audit event.
 * @param columns the list's columns to add to the fields of every file; by default all
 * @throws {Forbidden} for a user who may view no payments
 */
export async function* exportPayments(
  ctx: Ctx,
  values: PaymentValues,
  columns: readonly PaymentColumn[] = PAYMENT_COLUMNS,
): AsyncGenerator<string> {
  const fields = FIELDS.filter(({ of }) => of === undefined || columns.includes(of));
  await recordAudit(ctx, ctx.db, { action: "export.payments", objectId: ctx.merchant.id });
  yield BYTE_ORDER_MARK + textLine(fields.map(({ name }) => name));
  const local = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: ctx.merchant.timezone,
  });
  let cursor: string | null = null;
  for (let rows = 0; rows < MAX_ROWS; rows += BATCH) {
    const page = await listPayments(ctx, { ...values, cursor }, BATCH);
    if (page.rows.length > 0) yield page.rows.map((row) => line(row, fields, local)).join("");
    if (page.next === null) return;
    cursor = page.next;
  }
}

function line(row: PaymentRow, fields: readonly Field[], local: Intl.DateTimeFormat): string {
  if ("brokenId" in row) return textLine(fields.map(({ name }) => (name === "session_id" ? row.brokenId : null)));
  return textLine(fields.map(({ text }) => text(row, local)));
}

function utc(instant: string): string {
  return timestampUtc(new Date(instant));
}
