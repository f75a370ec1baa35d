/** Why a payment by a link was refused, as the page's address says. */
export const LINK_REFUSALS = ["invalid", "over", "busy"] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];
