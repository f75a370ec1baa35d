/** Closed lists of reports, with the words of the wire and of the columns. */

/** `in_progress` until its file is whole, `expired` once the file is deleted or given up. */
export const REPORT_STATES = ["in_progress", "finished", "expired"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Periods for which the service makes reports. */
export const INTERVALS = ["daily", "weekly", "monthly", "yearly"] as const;
export type Interval = (typeof INTERVALS)[number];

/** How reports are listed: by period, or `custom` for the days of a request. */
export const LISTED_INTERVALS = [...INTERVALS, "custom"] as const;

/** Whether the service made the report by itself or on request. */
export const SOURCES = ["auto", "manual"] as const;
export type Source = (typeof SOURCES)[number];

export const FILE_FORMATS = ["CSV", "XLSX"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
