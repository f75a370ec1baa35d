export const LINK_STATUSES = ["active", "ended", "used_up", "closed"] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];
