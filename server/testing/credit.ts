/** What tests of paying with credit start from: customers with credit, and what their accounts hold. */
import { randomUUID } from "node:crypto";
import { Adjustment, adjustBalance } from "../domain/wallet";
import { readInput } from "../kernel/wire";
import type { TestMerchant } from "./harness";

/** Whose credit, where, and of what currency; the default wallet and KWD unless given. */
export type Credited = { readonly customerId?: string; readonly currency?: string; readonly wallet?: string };

/** Gives the customer `c-1`, or another, credit; a negative amount takes some away. */
export async function giveCredit(merchant: TestMerchant, amount: string, to: Credited = {}): Promise<void> {
  const { customerId = "c-1", currency = "KWD", wallet = "sarraf" } = to;
  const request = readInput(Adjustment, { customer_id: customerId, currency, amount });
  await adjustBalance(merchant.ctx, wallet, { request, key: randomUUID() });
}

/** Balance and held of each account of the merchant, by provider, as decimal strings of the currency. */
export async function balances(merchant: TestMerchant): Promise<Record<string, [balance: string, held: string]>> {
  const rows = await merchant.ctx.db.walletAccount.findMany({
    where: { merchantId: merchant.id },
    orderBy: { number: "asc" },
  });
  return Object.fromEntries(
    rows.map(({ provider, balance, held }) => [provider, [balance.toFixed(3), held.toFixed(3)]]),
  );
}
