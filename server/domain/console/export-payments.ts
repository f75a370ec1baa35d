import { recordAudit } from "@/server/domain/audit";
import { amountBounds } from "@/server/kernel/amount-range";
import { BYTE_ORDER_MARK, guardedField, LINE_END, textLine } from "@/server/kernel/csv";
import type { CursorPage } from "@/server/kernel/cursor-page";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentColumn } from "./payment-columns";
import { readPaymentQuery } from "./payment-query";
import { listPayments, type PaymentLine, type PaymentRow } from "./statements/list-payments";
import { isBooked, type ListedValues, type PaymentValues, paymentDays } from "./statements/payment-query";

type Field = {
  readonly name: string;
  /** The list's column that selects a field of the file; absent if every file contains the field. */
  readonly of?: PaymentColumn;
  readonly isAmount?: true;
  readonly text: (row: PaymentLine, local: Intl.DateTimeFormat) => string | null;
};

const FIELDS: readonly Field[] = [
  { name: "created_at_utc", of: "created", text: ({ createdAt }) => utc(createdAt) },
  { name: "created_at_local", of: "created", text: ({ createdAt }, local) => local.format(new Date(createdAt)) },
  { name: "session_id", text: ({ sessionId }) => sessionId },
  { name: "order_no", text: ({ orderNo }) => orderNo },
  { name: "state", of: "state", text: ({ state }) => state },
  { name: "currency", text: ({ currency }) => currency },
  { name: "amount", isAmount: true, text: ({ amount }) => amount },
  { name: "refunded", isAmount: true, of: "state", text: ({ given }) => given },
  { name: "customer", of: "customer", text: ({ customer }) => customer },
  { name: "method", of: "method", text: ({ method }) => method },
  { name: "card_brand", of: "method", text: ({ brand }) => brand },
  { name: "card_last_four", of: "method", text: ({ lastFour }) => lastFour },
  { name: "gateway", of: "gateway", text: ({ gateway }) => gateway },
  { name: "settled_at_utc", of: "settled", text: ({ settledAt }) => settledAt && utc(settledAt) },
  { name: "paid", isAmount: true, of: "settled", text: ({ taken }) => taken },
  { name: "net", isAmount: true, of: "settled", text: ({ net }) => net },
  { name: "captured", isAmount: true, of: "settled", text: ({ captured }) => captured },
  { name: "fee", isAmount: true, of: "settled", text: ({ fee }) => fee },
  { name: "refunded_at_utc", of: "settled", text: ({ refundedAt }) => refundedAt && utc(refundedAt) },
  { name: "reference_number", of: "method", text: ({ reference }) => reference },
  { name: "customer_email", of: "customer", text: ({ email }) => email },
  { name: "customer_phone", of: "customer", text: ({ phone }) => phone },
];
export const PAYMENT_FILE_FIELDS: readonly string[] = FIELDS.map(({ name }) => name);

const BATCH = 1_000;

export function fieldsOf(columns: readonly PaymentColumn[]): readonly string[] {
  return FIELDS.filter(({ of }) => of === undefined || columns.includes(of)).map(({ name }) => name);
}

/** The file's name without extension, such as `payments_paid_2027-01-01_2027-01-31`. */
export function exportName(ctx: Ctx, values: PaymentValues): string {
  const { from, to } = paymentDays(ctx, values);
  const { view, by, state, amount, method, reason, gateway, currency, type } = values;
  const { customer, subscription, link, counted, q } = values;
  const search = q === null ? null : "search";
  const ofLink = [link, counted && "counted"];
  const ofTries = [state, amount === null ? null : `amount-${inWords(amount)}`, method, reason];
  const filter = [view, by, ...ofTries, gateway, currency, type, customer, subscription, ...ofLink, search].filter(
    (part) => part !== null,
  );
  const days = from === null && to === null ? ["all-days"] : [from ?? "start", to ?? "today"];
  const parts = ["payments", ...filter, ...days].map((part) => part.replace(/[^\w-]+/g, "-").slice(0, 40));
  return parts.join("_");
}

export function selectedValues(values: PaymentValues, sessionIds: readonly string[]): ListedValues {
  const none = readPaymentQuery({ range: "all" }).values;
  const { by, from, to, range, gateway } = values;
  return { ...none, ...(isBooked(values) && { by, from, to, range, gateway }), only: sessionIds };
}

function inWords(amounts: string): string {
  const { least, most } = amountBounds(amounts);
  if (least !== null && least.amount === most?.amount) return least.amount;
  const from = least && `${least.isStrict ? "above" : "from"}-${least.amount}`;
  const to = most && `${most.isStrict ? "below" : "to"}-${most.amount}`;
  return [from, to].filter((end) => end !== null).join("-");
}

/**
 * Yields a CSV file of all rows of the payments list, newest first, read in batches by cursor while it is
 * sent. Audited.
 * @param names of the file's fields, by default all
 * @throws {Forbidden}
 */
export async function* exportPayments(
  ctx: Ctx,
  values: ListedValues,
  names: readonly string[] = PAYMENT_FILE_FIELDS,
): AsyncGenerator<string> {
  await recordAudit(ctx, ctx.db, { action: "export.payments", objectId: ctx.merchant.id });
  for await (const { text } of paymentLines(ctx, values, names)) yield text;
}

/**
 * Yields the text of a file of payments with the number of rows, batch by batch.
 * @throws {Forbidden}
 */
export async function* paymentLines(
  ctx: Ctx,
  values: ListedValues,
  names: readonly string[],
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  const fields = FIELDS.filter(({ name }) => names.includes(name));
  yield { text: BYTE_ORDER_MARK + textLine(fields.map(({ name }) => name)), rows: 0 };
  const local = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: ctx.merchant.timezone,
  });
  let cursor: string | null = null;
  for (;;) {
    const { rows, next }: CursorPage<PaymentRow> = await listPayments(ctx, { ...values, sort: null, cursor }, BATCH);
    if (rows.length > 0) yield { text: rows.map((row) => line(row, fields, local)).join(""), rows: rows.length };
    if (next === null) return;
    cursor = next;
  }
}

function line(row: PaymentRow, fields: readonly Field[], local: Intl.DateTimeFormat): string {
  if ("brokenId" in row) return textLine(fields.map(({ name }) => (name === "session_id" ? row.brokenId : null)));
  const texts = fields.map(({ text, isAmount }) => {
    const value = text(row, local) ?? "";
    return isAmount ? value : guardedField(value);
  });
  return `${texts.join(",")}${LINE_END}`;
}

function utc(instant: string): string {
  return timestampUtc(new Date(instant));
}
