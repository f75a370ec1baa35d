/** What clients read of reports. */
import type { Report } from "@/server/db/generated/client";

/** What a link of the wire says how to follow. */
export type LinkView = { method: "GET"; url: string };

/**
 * A report on the wire. Instants are ISO 8601 in UTC, on the merchant's clock; `ends_at` is the first instant
 * after the span. `records_amount` and `generated_at` are null while the file is written.
 */
export type ReportView = {
  encrypted_id: string;
  report_name: string;
  interval: string;
  source: string;
  file_format: string;
  records_amount: number | null;
  status: string;
  starts_at: string;
  ends_at: string;
  generated_at: string | null;
  created_at: string;
  download_action: LinkView;
};

/** The wire form. @param base of the merchant's links  @param token of a link that the reader may follow */
export function reportView(report: Report, base: string, token: string): ReportView {
  return {
    encrypted_id: report.id,
    report_name: report.name,
    interval: report.interval,
    source: report.source,
    file_format: report.fileFormat,
    records_amount: report.records,
    status: report.status,
    starts_at: report.startsAt.toISOString(),
    ends_at: report.endsAt.toISOString(),
    generated_at: report.generatedAt?.toISOString() ?? null,
    created_at: report.createdAt.toISOString(),
    download_action: { method: "GET", url: `${base}/b/api/v1/reports/files/${token}/download/` },
  };
}
