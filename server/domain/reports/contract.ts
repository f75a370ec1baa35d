import { z } from "zod";
import { BadRequest, InvalidFields } from "@/server/kernel/errors";
import { pageFields } from "@/server/kernel/page";
import type { CivilDate } from "@/server/kernel/time";
import { isReversed, rangeEnd } from "@/server/kernel/time-range";
import { choice, civilDate, object, optional } from "@/server/kernel/wire";
import { Instant, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { FILE_FORMATS, INTERVALS, SOURCES } from "./core/words";

const LISTED_INTERVALS = [...INTERVALS, "custom"] as const;

export const ReportQuery = z
  .object({
    created_after: optional(rangeEnd()).describe(
      "Only reports created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. Without this and `created_before`: the last 30 days.",
    ),
    created_before: optional(rangeEnd()).describe(
      "Only reports created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    interval: optional(choice(LISTED_INTERVALS)).describe(
      "Only reports of this span: `daily`, `weekly` (Sunday to Saturday), `monthly`, `yearly`, or `custom` for requested spans of days.",
    ),
    source: optional(choice(SOURCES)).describe(
      "Only reports that the service made by itself (`auto`) or only requested ones (`manual`).",
    ),
    ...pageFields(),
  })
  .transform(({ created_after, created_before, starting_after, ...query }) => ({
    ...query,
    startingAfter: starting_after,
    createdAfter: created_after,
    createdBefore: created_before,
  }));

export type ReportFilter = z.infer<typeof ReportQuery>;

export const ReportRequest = object({
  interval: optional(choice(INTERVALS)).describe(
    "The latest whole `daily`, `weekly` (Sunday to Saturday), `monthly` or `yearly` period in the merchant's time zone. Send either this or `created_after`.",
  ),
  created_after: optional(civilDate()).describe(
    "First day of the span, included, in the merchant's time zone. Send either this or `interval`.",
  ),
  created_before: optional(civilDate()).describe(
    "Last day of the span, included, in the merchant's time zone. Without it the span ends now.",
  ),
  file_format: optional(choice(FILE_FORMATS)).describe(
    "`CSV` (default): UTF-8 with a byte order mark, commas and CRLF. `XLSX`: a workbook.",
  ),
}).transform(({ created_after, created_before, file_format, ...body }) => ({
  ...body,
  firstDay: created_after,
  lastDay: created_before,
  fileFormat: file_format ?? "CSV",
}));

export type ReportOrder = z.infer<typeof ReportRequest>;

/** Days of a requested report; a null `lastDay` means today. */
export type AskedDays = { readonly firstDay: CivilDate; readonly lastDay: CivilDate | null };

const ONE_OF_TWO = "Send either interval or created_after, with created_before if the span has an end.";

/**
 * The requested days, or null for the latest period of the interval.
 * @throws {InvalidFields} if neither or both were requested
 */
export function askedDays({ interval, firstDay, lastDay }: ReportOrder): AskedDays | null {
  if (interval !== undefined) {
    if (firstDay === undefined && lastDay === undefined) return null;
    throw new InvalidFields({ interval: [ONE_OF_TWO] });
  }
  if (firstDay !== undefined) return { firstDay, lastDay: lastDay ?? null };
  throw new InvalidFields({ [lastDay === undefined ? "interval" : "created_after"]: [ONE_OF_TWO] });
}

export function backwards(): BadRequest {
  return new BadRequest("created_before must not be before created_after.", { code: "invalid_parameters" });
}

/** @throws {BadRequest} if the filter's range ends before it begins */
export function requireForward({ createdAfter, createdBefore }: ReportFilter, zone: string): void {
  if (createdAfter === undefined || createdBefore === undefined) return;
  if (isReversed(createdAfter, createdBefore, zone)) throw backwards();
}

export const ReportView = named(
  "Report",
  z.strictObject({
    encrypted_id: z.string().describe("Id of the report."),
    report_name: z
      .string()
      .describe("Name of the file without its extension, such as `transactions_daily_2026-03-10`."),
    interval: z
      .enum(LISTED_INTERVALS)
      .describe(
        "Span of the report in the merchant's time zone: `daily`, `weekly` (Sunday to Saturday), `monthly`, `yearly`, or `custom` for requested days.",
      ),
    source: z.enum(SOURCES).describe("`auto`: the service made it after the period's end. `manual`: it was requested."),
    file_format: z.enum(FILE_FORMATS).describe("`CSV`, or `XLSX` for a workbook."),
    records_amount: z.nullable(z.int()).describe("Number of rows in the file; null until it is written."),
    status: z
      .enum(["in_progress", "finished", "failed"])
      .describe(
        "`in_progress`: the file is being written. `finished`: it can be downloaded. `failed`: not used at present.",
      ),
    starts_at: Instant.describe("First instant of the span."),
    ends_at: Instant.describe("First instant after the span."),
    generated_at: z.nullable(Instant).describe("When the file was written, on the merchant's clock; null before."),
    created_at: Instant.describe("When the report was requested or begun, on the merchant's clock."),
    download_action: z
      .strictObject({
        method: z.literal("GET").describe("Always `GET`."),
        url: Url.describe("URL of the file; 404 until the file is written."),
      })
      .describe("The request that downloads the file. It works for one hour, for the caller who got it."),
  }),
);
export type ReportView = z.infer<typeof ReportView>;

export const ReportList = pageOf("ReportList", ReportView);
export type ReportList = z.infer<typeof ReportList>;
