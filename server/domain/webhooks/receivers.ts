/** A receiver: the origin of an address, per merchant. */

/** Seconds after a timeout during which the receiver's deliveries come last, unless it answers. */
export const TROUBLE_SECONDS = 600;
/** Seconds after an answer during which the receiver's deliveries come first. */
export const ANSWER_SECONDS = 86_400;
