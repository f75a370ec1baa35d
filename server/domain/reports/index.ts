/** Reports: a merchant's transactions as files, by day, week, month, year and on request. */

export { ReportQuery, ReportRequest } from "./contract";
export { REPORT } from "./core/machine";
export { downloadById } from "./download-by-id";
export { type Download, downloadReport, logRefusedDownload } from "./download-report";
export { pruneReportLinks } from "./issue-links";
export { listReportLines, type ReportLine, type ReportValues, readReportQuery } from "./list-report-lines";
export { listReports } from "./list-reports";
export { removeReportFiles } from "./remove-files";
export { requestReport } from "./request-report";
export { lookAtSchedules, scheduleReports } from "./schedule-reports";
export { sweepReportFiles } from "./sweep-files";
export { writeReports } from "./write-report";
