/** Agreements of test customers for saved cards. */
import { keepCard } from "./cards";
import type { TestMerchant } from "./harness";

/** The agreement of {@link payFirst}, as later sessions refer to it. */
const AGREEMENT = { id: "agr-1" };

/** The fields of a session that belongs to the agreement. */
export const AUTO_DEBIT = { payment_type: "auto_debit", customer_id: "c-1", agreement: AGREEMENT };

/** Makes the agreement's first payment with the test card whose number ends in `ending`. */
export function payFirst(merchant: TestMerchant, ending: string, wire: Record<string, unknown> = {}): Promise<void> {
  return keepCard(merchant, ending, { payment_type: "auto_debit", agreement: AGREEMENT, ...wire });
}
