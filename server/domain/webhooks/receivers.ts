/** Seconds after a time-out during which deliveries to the receiver come last, unless it responds. */
export const TROUBLE_SECONDS = 600;
/** Seconds after a response during which deliveries to the receiver come first. */
export const ANSWER_SECONDS = 86_400;
