export const FILE_STATES = ["waiting", "running", "ready", "failed", "expired"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** Why a file could not be written. `refused`: the file's user may no longer view its payments. */
export const FILE_FAILURES = ["disk_full", "store_away", "refused", "internal"] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];
