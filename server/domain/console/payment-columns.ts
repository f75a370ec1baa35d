/** The columns of the payments list that a user may choose. */
import type { ConsoleCtx } from "@/server/domain/merchants";

/**
 * In the order of the table. Amount and order always stand there: the one is what the list is of, the other
 * opens the payment.
 */
export const PAYMENT_COLUMNS = ["state", "customer", "method", "gateway", "session", "settled", "created"] as const;

export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number];

const DEFAULT: readonly PaymentColumn[] = ["state", "customer", "method", "gateway", "created"];

/** Those of `names` that are columns, in the order of the table. */
export function knownColumns(names: readonly string[]): readonly PaymentColumn[] {
  return PAYMENT_COLUMNS.filter((column) => names.includes(column));
}

/** The columns that the user sees. */
export function chosenColumns({ console: { preferences } }: Pick<ConsoleCtx, "console">): readonly PaymentColumn[] {
  return preferences.paymentColumns === null ? DEFAULT : knownColumns(preferences.paymentColumns);
}
