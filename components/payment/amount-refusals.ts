export const LINK_REFUSALS = ["invalid", "over", "busy"] as const;
export const PART_REFUSALS = ["invalid", "unpayable", "rest", "closed", "busy", "many", "full"] as const;

export type Refused<Why extends string> = { readonly why: Why; readonly typed: string };
export type RefusedLink = Refused<(typeof LINK_REFUSALS)[number]>;
export type RefusedPart = Refused<(typeof PART_REFUSALS)[number]>;
