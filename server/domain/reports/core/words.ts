/**
 * States of a report. `in_progress` until the file is complete, `expired` once the file is deleted or could
 * not be written.
 */
export const REPORT_STATES = ["in_progress", "finished", "expired"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const INTERVALS = ["daily", "weekly", "monthly", "yearly"] as const;
export type Interval = (typeof INTERVALS)[number];

export const LISTED_INTERVALS = [...INTERVALS, "custom"] as const;

export const SOURCES = ["auto", "manual"] as const;
export type Source = (typeof SOURCES)[number];

export const FILE_FORMATS = ["CSV", "XLSX"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
