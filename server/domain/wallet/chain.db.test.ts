import { beforeEach, describe, expect, test } from "vitest";
import { transaction } from "@/server/db/transactions/transaction";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { anySession, balanceOf, credit, hold } from "@/server/testing/wallets";
import { releaseMany } from "./release-many";

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await testMerchant();
});

/** The balances after the merchant's entries, oldest first, if each names the one before it. */
async function chainOf(): Promise<string[]> {
  const rows = await merchant.ctx.db.walletEntry.findMany({
    where: { merchantId: merchant.id },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ previousEntryId }) => previousEntryId)).toEqual([null, ...rows.slice(0, -1).map(({ id }) => id)]);
  return rows.map(({ balanceAfter }) => balanceAfter.toFixed(3));
}

function account() {
  return merchant.ctx.db.walletAccount.findFirstOrThrow({ where: { merchantId: merchant.id } });
}

describe("each entry names the one before it and the balance after it", () => {
  test("of credits, debits and holds", async () => {
    await credit(merchant, "20");
    await hold(merchant, { sessionId: anySession(), amount: "5" });
    await credit(merchant, "-3.5");
    expect(await chainOf()).toEqual(["20.000", "20.000", "16.500"]);
  });

  test("of twenty credits at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => credit(merchant, "1")));
    expect(await chainOf()).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}.000`));
    expect(await balanceOf(merchant)).toEqual({ balance: "20.000", held: "0.000" });
  });

  test("of several holds that one statement releases", async () => {
    await credit(merchant, "20");
    const { ctx } = merchant;
    for (const amount of ["1", "2", "3"])
      await hold(merchant, {
        sessionId: await newSession(merchant),
        amount,
        at: new Date(ctx.now().getTime() - 86_400_000),
      });
    const due = await ctx.db.walletReservation.findMany({ where: { merchantId: merchant.id } });
    const ids = due.map(({ id }) => id);
    expect(await releaseMany(ctx, ids)).toEqual([]);
    expect(await chainOf()).toEqual(Array(7).fill("20.000"));
  });
});

describe("the database refuses at the commit, whichever role asks,", () => {
  const attempts: readonly (readonly [string, string])[] = [
    ["a balance that no entry explains", "UPDATE wallet_account SET balance = balance + 100 WHERE id = $1"],
    ["an earlier balance", "UPDATE wallet_account SET balance = 20 WHERE id = $1"],
    [
      "an entry without its effect on the account, whatever balance it brings",
      `INSERT INTO wallet_entry (merchant_id, account_id, operation_id, entry_type, direction, amount, created_at, previous_entry_id, balance_after)
       SELECT merchant_id, account_id, operation_id, 'credit_refund', 'credit', 100, now(), 0, 15 FROM wallet_entry WHERE account_id = $1 LIMIT 1`,
    ],
    [
      "an account that is opened with a balance",
      `INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, balance, created_at, updated_at)
       SELECT 'w-' || id, merchant_id, 'rich', currency, provider, 1, now(), now() FROM wallet_account WHERE id = $1`,
    ],
  ];

  test.each(attempts)("%s", async (_, sql) => {
    await credit(merchant, "20");
    await credit(merchant, "-5");
    const { id } = await account();
    const work = transaction(merchant.ctx.db, (tx) => tx.$executeRawUnsafe(sql, id));
    await expect(work).rejects.toThrow("is not that of its last entry");
    expect(await balanceOf(merchant)).toEqual({ balance: "15.000", held: "0.000" });
    expect(await chainOf()).toEqual(["20.000", "15.000"]);
  });

  test("an entry that is not after the last one", async () => {
    await credit(merchant, "20");
    const { id } = await account();
    const sql = `INSERT INTO wallet_entry (id, merchant_id, account_id, operation_id, entry_type, direction, amount, created_at)
      SELECT -1, merchant_id, account_id, operation_id, 'credit_refund', 'credit', 1, now() FROM wallet_entry WHERE account_id = $1`;
    await expect(merchant.ctx.db.$executeRawUnsafe(sql, id)).rejects.toThrow("is not after the last entry");
  });
});
