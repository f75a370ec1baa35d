export const ALERT_KINDS = ["success_rate", "receiver", "gateway_key", "holds"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const SNOOZES = ["hour", "day", "week"] as const;
export type Snooze = (typeof SNOOZES)[number];

/** `quiet`: there are too few attempts to decide. */
export type Solution = "over" | "quiet";
