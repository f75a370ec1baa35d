/** Customers with credit, and their balances, for tests. */
import type { TestMerchant } from "./harness";
import { credit } from "./wallets";

/** The fields that make a session the customer's who has the credit. */
export const CREDITED = { customer_id: "c-1" };

/** In KWD of the default wallet; negative amounts debit. */
export async function giveCredit(
  merchant: TestMerchant,
  amount: string,
  to: { customerId?: string; currencyCode?: string; slug?: string } = {},
): Promise<void> {
  await credit(merchant, amount, { customerId: CREDITED.customer_id, ...to });
}

/** Balance and held of each account of the merchant, by provider, as decimal strings with three places. */
export async function balances(merchant: TestMerchant): Promise<Record<string, [balance: string, held: string]>> {
  const rows = await merchant.ctx.db.walletAccount.findMany({ where: { merchantId: merchant.id } });
  return Object.fromEntries(
    rows.map(({ provider, balance, held }) => [provider, [balance.toFixed(3), held.toFixed(3)]]),
  );
}
