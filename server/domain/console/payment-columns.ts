import type { ConsoleCtx } from "@/server/domain/merchants";

/** Optional columns of the payments table, in order; amount and order number are always shown. */
export const PAYMENT_COLUMNS = ["state", "customer", "method", "gateway", "session", "settled", "created"] as const;

export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number];

const DEFAULT: readonly PaymentColumn[] = ["state", "customer", "method", "gateway", "created"];

function knownColumns(names: readonly string[]): readonly PaymentColumn[] {
  return PAYMENT_COLUMNS.filter((column) => names.includes(column));
}

export function chosenColumns({ console: { preferences } }: Pick<ConsoleCtx, "console">): readonly PaymentColumn[] {
  return preferences.paymentColumns === null ? DEFAULT : knownColumns(preferences.paymentColumns);
}
