/** Outcomes of requests: `ok` below status 400, `refused` below 500, `failed` from 500 on. */
export const OUTCOMES = ["ok", "refused", "failed"] as const;
export type RequestOutcome = (typeof OUTCOMES)[number];

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
