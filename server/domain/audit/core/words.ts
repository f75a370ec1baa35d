/** Closed lists of the audit log, with the words of the columns. */

export const OUTCOMES = ["done", "refused"] as const;
export type AuditOutcome = (typeof OUTCOMES)[number];
