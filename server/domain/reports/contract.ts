/** What clients send about reports, from the wire's names to ours. */

import { z } from "zod";
import { BadRequest, InvalidFields } from "@/server/kernel/errors";
import { pageFields } from "@/server/kernel/page";
import { type CivilDate, startOfDay } from "@/server/kernel/time";
import { rangeEnd } from "@/server/kernel/time-range";
import { choice, civilDate, object, optional } from "@/server/kernel/wire";
import { Instant, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { FILE_FORMATS, INTERVALS, SOURCES } from "./core/words";

/** How reports may be listed: the service's own intervals, and the spans that somebody asked for. */
const LISTED_INTERVALS = [...INTERVALS, "custom"] as const;

/**
 * Which reports to list. Both bounds are within the span; they are compared with the time of creation.
 */
export const ReportQuery = z
  .object({
    created_after: optional(rangeEnd()),
    created_before: optional(rangeEnd()),
    interval: optional(choice(LISTED_INTERVALS)).describe("The span that it is about."),
    source: optional(choice(SOURCES)).describe("Where it comes from."),
    ...pageFields(),
  })
  .transform(({ created_after, created_before, ...query }) => ({
    ...query,
    createdAfter: created_after,
    createdBefore: created_before,
  }));

export type ReportFilter = z.infer<typeof ReportQuery>;

/** What report to make: the latest whole period of `interval`, or the days of a span. */
export const ReportRequest = object({
  interval: optional(choice(INTERVALS)).describe("The span that it is about."),
  created_after: optional(civilDate()).describe(
    "The beginning of the span: a day of the merchant's time zone, or an instant.",
  ),
  created_before: optional(civilDate()).describe(
    "The end of the span, within it: a day of the merchant's time zone, or an instant.",
  ),
  file_format: optional(choice(FILE_FORMATS)).describe("CSV, or a workbook."),
}).transform(({ created_after, created_before, file_format, ...body }) => ({
  ...body,
  firstDay: created_after,
  lastDay: created_before,
  fileFormat: file_format ?? "CSV",
}));

export type ReportOrder = z.infer<typeof ReportRequest>;

/** Days that are asked for, `lastDay` null for the present one. */
export type AskedDays = { readonly firstDay: CivilDate; readonly lastDay: CivilDate | null };

const ONE_OF_TWO = "Send either interval or created_after, with created_before if the span has an end.";

/**
 * The span that is asked for, or null for the latest period of the interval.
 * @throws {InvalidFields} neither, or both
 */
export function askedDays({ interval, firstDay, lastDay }: ReportOrder): AskedDays | null {
  if (interval !== undefined) {
    if (firstDay === undefined && lastDay === undefined) return null;
    throw new InvalidFields({ interval: [ONE_OF_TWO] });
  }
  if (firstDay !== undefined) return { firstDay, lastDay: lastDay ?? null };
  throw new InvalidFields({ [lastDay === undefined ? "interval" : "created_after"]: [ONE_OF_TWO] });
}

/** A span that ends before it begins: 400 with the code `invalid_parameters`. */
export function backwards(): BadRequest {
  return new BadRequest("created_before must not be before created_after.", { code: "invalid_parameters" });
}

/** Refuses a span of the list that ends before it begins. @throws {BadRequest} */
export function requireForward({ createdAfter, createdBefore }: ReportFilter, zone: string): void {
  if (createdAfter === undefined || createdBefore === undefined) return;
  const from = createdAfter.kind === "instant" ? createdAfter.instant : startOfDay(createdAfter.day, zone);
  const ended =
    createdBefore.kind === "instant" ? createdBefore.instant < from : startOfDay(createdBefore.next, zone) <= from;
  if (ended) throw backwards();
}

export const ReportView = named(
  "Report",
  z.strictObject({
    encrypted_id: z.string().describe("The report."),
    report_name: z.string().describe("The file's name without its extension."),
    interval: z.enum(LISTED_INTERVALS).describe("The span that it is about."),
    source: z.enum(SOURCES).describe("Where it comes from."),
    file_format: z.enum(FILE_FORMATS).describe("CSV, or a workbook."),
    records_amount: z.nullable(z.int()).describe("How many rows it has; null while it is written."),
    status: z.enum(["in_progress", "finished", "failed"]).describe("Where it stands."),
    starts_at: Instant.describe("The first instant of the span."),
    ends_at: Instant.describe("The first instant after the span."),
    generated_at: z.nullable(Instant).describe("When it was written; null before."),
    created_at: Instant.describe("When it was made."),
    download_action: z
      .strictObject({
        method: z.literal("GET").describe("The verb of the request."),
        url: Url.describe("The address of the request."),
      })
      .describe("How to download it, for an hour."),
  }),
);
export type ReportView = z.infer<typeof ReportView>;

export const ReportList = pageOf("ReportList", ReportView);
export type ReportList = z.infer<typeof ReportList>;
