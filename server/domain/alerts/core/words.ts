export const ALERT_KINDS = ["success_rate", "receiver", "gateway_key", "holds"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const SNOOZES = ["hour", "day", "week"] as const;
export type Snooze = (typeof SNOOZES)[number];

/** `quiet`: too few attempts to decide whether the success rate fell. */
export type Solution = "over" | "quiet";
