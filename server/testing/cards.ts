/** What tests of saved cards start from: a card that a payment kept. */
import type { TestMerchant } from "./harness";
import { newSession, pay } from "./paying";

/**
 * Pays with the test card whose number ends so and keeps it, for customer `c-1` at `pgCode` unless `wire`
 * says otherwise.
 */
export async function keepCard(
  merchant: TestMerchant,
  ending: string,
  { pgCode = "sandbox", ...wire }: { pgCode?: string } & Record<string, unknown> = {},
): Promise<void> {
  const id = await newSession(merchant, { customer_id: "c-1", pg_codes: [pgCode], ...wire });
  await pay(merchant, id, ending, { pgCode, save: true });
}
