export const OUTCOMES = ["done", "refused"] as const;
export type AuditOutcome = (typeof OUTCOMES)[number];
