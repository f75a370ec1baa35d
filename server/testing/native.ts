/** Agreements that customers of tests have paid under. */
import { keepCard } from "./cards";
import type { TestMerchant } from "./harness";

/** The agreement that {@link payFirst} pays under, as later sessions name it. */
const AGREEMENT = { id: "agr-1" };

/** The fields that make a session of the agreement. */
export const AUTO_DEBIT = { payment_type: "auto_debit", customer_id: "c-1", agreement: AGREEMENT };

/** The customer pays the agreement's first payment with the test card whose number ends so. */
export function payFirst(merchant: TestMerchant, ending: string, wire: Record<string, unknown> = {}): Promise<void> {
  return keepCard(merchant, ending, { payment_type: "auto_debit", agreement: AGREEMENT, ...wire });
}
