/** Closed lists of payments, as the columns spell them. */
import type { OperationKind } from "@/server/kernel/words";

/**
 * `due`: nothing was sent. `processing`: it was sent and the answer is not known. `queued`: the gateway has
 * accepted it. `refused`: the gateway refused it, or it failed later; a person decides.
 */
export const REVERSAL_STATES = ["due", "processing", "queued", "done", "refused"] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];

/** How money goes back: a purchase is refunded, a reservation voided. */
export const REVERSAL_KINDS = ["refund", "void"] as const satisfies readonly OperationKind[];
export type ReversalKind = (typeof REVERSAL_KINDS)[number];
