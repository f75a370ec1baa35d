/** Wallets for tests: credit, reservations, and balances. */
import { randomBytes, randomUUID } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { allGateways } from "@/server/domain/gateways";
import { Adjustment, adjustBalance, holdWallet, offerWallet } from "@/server/domain/wallet";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { readInput } from "@/server/kernel/read-input";
import type { Tx } from "@/server/kernel/types";
import type { TestMerchant } from "./harness";

/** The default customer of this file's functions. */
export const CUSTOMER = "customer-1";

type Account = { readonly customerId?: string; readonly currencyCode?: string; readonly slug?: string };

/** An id in the form of session ids that belongs to no session. */
export function anySession(): string {
  return randomBytes(20).toString("hex");
}

/** Adjusts the customer's balance, down if the amount is negative; returns the operation. */
export function credit(merchant: TestMerchant, amount: string, account: Account & { key?: string } = {}) {
  const { customerId = CUSTOMER, currencyCode = "KWD", slug = "sarraf", key = randomUUID() } = account;
  const request = readInput(Adjustment, { customer_id: customerId, currency: currencyCode, amount });
  return adjustBalance(merchant.ctx, slug, { request, key });
}

type SessionUse = {
  readonly sessionId: string;
  readonly amount: string;
  readonly customerId?: string;
  readonly pgCodes?: readonly string[];
};

/** The session's request to the wallet, through the given gateways or all of the merchant's. */
export async function walletUse(merchant: TestMerchant, use: SessionUse) {
  const { sessionId, amount, customerId = CUSTOMER, pgCodes } = use;
  const all = await allGateways(merchant.ctx);
  const accounts = pgCodes?.flatMap((code) => all.filter((account) => account.code === code)) ?? all;
  return { sessionId, customerId, amount: money(amount, currency("KWD")), accounts };
}

/** Reserves the amount that the checkout offered, or `expected`; null if that is no longer possible. */
export async function hold(
  merchant: TestMerchant,
  use: SessionUse & { readonly expected?: string; readonly at?: Date },
) {
  const wanted = await walletUse(merchant, use);
  const offered = use.expected ?? (await offerWallet(merchant.ctx, wanted))?.amount.amount.toFixed() ?? "0";
  const expected = money(offered, currency("KWD"));
  const at = use.at ?? merchant.ctx.now();
  return writing(merchant, (tx, writes) => holdWallet(merchant.ctx, tx, { ...wanted, expected, at }, writes));
}

/** Runs `work` in a transaction and writes its collected changes. */
export function writing<T>({ ctx }: TestMerchant, work: (tx: Tx, writes: WriteBatch) => Promise<T>): Promise<T> {
  return transaction(ctx.db, async (tx) => {
    const writes = new WriteBatch();
    const result = await work(tx, writes);
    await writes.flush(tx);
    return result;
  });
}

/** Id of the session's latest reservation of the given sum; null if there never was one. */
export async function holdIdOf(merchant: TestMerchant, sessionId: string, sum: string): Promise<string | null> {
  const [hold] = await merchant.ctx.db.$queryRaw<{ id: string }[]>`
    SELECT hold_id AS id FROM (
      SELECT DISTINCT ON (hold_id, account_id) hold_id, operation_id, amount FROM wallet_reservation
      WHERE merchant_id = ${merchant.id} AND session_id = ${sessionId} ORDER BY hold_id, account_id, operation_id DESC) leg
    GROUP BY hold_id HAVING sum(amount) = ${sum}::numeric ORDER BY max(operation_id) DESC LIMIT 1`;
  return hold?.id ?? null;
}

/** Balance and reserved amount of the customer's account as decimal texts; null without an account. */
export async function balanceOf(merchant: TestMerchant, account: Account = {}) {
  const { customerId = CUSTOMER, currencyCode = "KWD", slug = "sarraf" } = account;
  const row = await merchant.ctx.db.walletAccount.findFirst({
    where: { merchantId: merchant.id, customerId, currency: currencyCode, provider: `wallet_${slug}` },
  });
  return row && { balance: row.balance.toFixed(3), held: row.held.toFixed(3) };
}

/** The entries of the customer's accounts as texts, oldest first. */
export async function entriesOf(merchant: TestMerchant, customerId = CUSTOMER): Promise<string[]> {
  const rows = await merchant.ctx.db.walletEntry.findMany({
    where: { merchantId: merchant.id, operation: { account: { customerId } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ entryType, amount }) => `${entryType} ${amount.toFixed(3)}`);
}
