/** A receiver: the origin of an address, per merchant. */

/** For so many seconds after a timeout a receiver counts as unreachable, unless it answers in the meantime. */
export const TROUBLE_SECONDS = 600;
/** For so many seconds after an answer a receiver counts as reachable. */
export const ANSWER_SECONDS = 86_400;
