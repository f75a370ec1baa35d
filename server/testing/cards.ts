/** Saved cards for tests. */
import type { TestMerchant } from "./harness";
import { newSession, pay } from "./paying";

/**
 * Pays with the test card whose number ends in `ending` and saves the card, for customer `c-1` at `pgCode` by
 * default.
 */
export async function keepCard(
  merchant: TestMerchant,
  ending: string,
  { pgCode = "sandbox", ...wire }: { pgCode?: string } & Record<string, unknown> = {},
): Promise<void> {
  const id = await newSession(merchant, { customer_id: "c-1", pg_codes: [pgCode], ...wire });
  await pay(merchant, id, ending, { pgCode, save: true });
}
