/** Customers with credit, and their balances, for tests. */
import type { TestMerchant } from "./harness";
import { credit } from "./wallets";

/** Fields of a session for the customer who has the credit. */
export const CREDITED = { customer_id: "c-1" };

/** Credits KWD to the default wallet; negative amounts debit. */
export async function giveCredit(
  merchant: TestMerchant,
  amount: string,
  to: { customerId?: string; currencyCode?: string; slug?: string } = {},
): Promise<void> {
  await credit(merchant, amount, { customerId: CREDITED.customer_id, ...to });
}

/** Balance and held amount of each wallet account of the merchant, by provider, with three decimals. */
export async function balances(merchant: TestMerchant): Promise<Record<string, [balance: string, held: string]>> {
  const rows = await merchant.ctx.db.walletAccount.findMany({ where: { merchantId: merchant.id } });
  return Object.fromEntries(
    rows.map(({ provider, balance, held }) => [provider, [balance.toFixed(3), held.toFixed(3)]]),
  );
}
