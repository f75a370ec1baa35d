/** A receiver: the origin of an address, per merchant. */

/** Seconds for which a timeout counts, unless an answer follows. */
export const TROUBLE_SECONDS = 600;
/** Seconds for which an answer counts. */
export const ANSWER_SECONDS = 86_400;
