/** Reports: a merchant's transactions as files, by day, week, month, year and on request. */

export { ReportQuery, ReportRequest } from "./contract";
export { REPORT } from "./core/machine";
export { FILE_FORMATS, type FileFormat } from "./core/words";
export { downloadById } from "./download-by-id";
export { type Download, downloadReport, logRefusedDownload } from "./download-report";
export { formatFacts, tableFile } from "./file";
export { pruneReportLinks } from "./issue-links";
export { listReportLines, type ReportLine, type ReportValues, readReportQuery } from "./list-report-lines";
export { listReports } from "./list-reports";
export { plainShape } from "./plain-shape";
export { removeReportFiles } from "./remove-files";
export { requestReport } from "./request-report";
export { lookAtSchedules, scheduleReports } from "./schedule-reports";
export { sweepReportFiles } from "./sweep-files";
export { writeReports } from "./write-report";
