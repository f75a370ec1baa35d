import type { Report } from "@/server/db/generated/client";
import { wordOf } from "@/server/kernel/words";
import { ReportView } from "./contract";
import { FILE_FORMATS, LISTED_INTERVALS, SOURCES } from "./core/words";

export function reportView(report: Report, base: string, token: string): ReportView {
  return {
    encrypted_id: report.id,
    report_name: report.name,
    interval: wordOf(LISTED_INTERVALS, report.interval, "interval"),
    source: wordOf(SOURCES, report.source, "source"),
    file_format: wordOf(FILE_FORMATS, report.fileFormat, "file format"),
    records_amount: report.records,
    status: wordOf(ReportView.shape.status.options, report.status, "report status"),
    starts_at: report.startsAt.toISOString(),
    ends_at: report.endsAt.toISOString(),
    generated_at: report.generatedAt?.toISOString() ?? null,
    created_at: report.createdAt.toISOString(),
    download_action: { method: "GET", url: `${base}/b/api/v1/reports/files/${token}/download/` },
  };
}
