import type { MerchantRow } from "@/server/context";
import type { Tx } from "@/server/kernel/types";
import { MERCHANT_COLUMNS } from "./user-rows";

export type SettingsRow = MerchantRow & { readonly invoiceReminderDays: readonly number[] };

export type LockedMerchant = SettingsRow & { readonly consoleIdleMinutes: number };

/**
 * Serializes changes of a merchant, its users and its keys until the transaction ends. Must be the
 * transaction's first statement. Inserts that refer to the merchant are not blocked.
 */
export async function lockMerchant(tx: Tx, id: string): Promise<LockedMerchant> {
  const [row] = await tx.$queryRaw<LockedMerchant[]>`
    SELECT ${MERCHANT_COLUMNS}, m.console_idle_minutes AS "consoleIdleMinutes", m.invoice_reminder_days AS "invoiceReminderDays"
    FROM merchant m WHERE m.id = ${id} FOR NO KEY UPDATE OF m`;
  if (row === undefined) throw new Error(`There is no merchant ${id}.`);
  return row;
}
