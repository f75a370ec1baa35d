/** Seconds after a time-out during which the receiver's deliveries are sorted last, unless it answers. */
export const TROUBLE_SECONDS = 600;
/** Seconds after an answer during which the receiver's deliveries are sorted first. */
export const ANSWER_SECONDS = 86_400;
