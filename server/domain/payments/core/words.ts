/** Closed lists of payments, with the words of the columns. */

/**
 * `due`: nothing was sent. `processing`: it was sent and the answer is not known. `queued`: the gateway has
 * accepted it. `refused`: the gateway refused it, or it failed later; a person decides.
 */
export const REVERSAL_STATES = ["due", "processing", "queued", "done", "refused"] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];
