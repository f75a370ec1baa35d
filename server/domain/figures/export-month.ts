import type { Readable } from "node:stream";
import { recordAudit } from "@/server/domain/audit";
import { type FileFormat, formatFacts, plainShape, tableFile } from "@/server/domain/reports";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { monthName } from "./core/month";
import type { FigureQuestion } from "./question";
import { type BookingLine, bookingLines } from "./statements/read-month";

const NAMES = [
  "day",
  "gateway_day",
  "booked_at_utc",
  "kind",
  "currency_code",
  "amount",
  "session_id",
  "order_no",
  "reference_number",
  "pg_code",
  "cause",
];

export type MonthFile = { readonly fileName: string; readonly contentType: string; readonly content: Readable };

/** A file of the month's bookings that the caller may see, oldest first. Recorded as an audit event. */
export async function exportMonth(ctx: Ctx, asked: FigureQuestion, format: FileFormat): Promise<MonthFile> {
  await recordAudit(ctx, ctx.db, { action: "export.bookings", objectId: ctx.merchant.id });
  const shape = plainShape(NAMES, (row: BookingLine) => [
    row.day,
    row.gatewayDay,
    timestampUtc(row.at),
    row.kind,
    row.currency,
    { amount: row.amount, currency: row.currency },
    row.sessionId,
    row.orderNo,
    row.reference,
    row.gateway,
    row.cause,
  ]);
  const { extension, contentType } = formatFacts(format);
  const content = tableFile(format, { batches: bookingLines(ctx, asked), shape, at: ctx.now() });
  return { fileName: `bookings_${monthName(asked.span)}_${asked.currency}.${extension}`, contentType, content };
}
