import { describe, expect, test } from "vitest";
import { transaction } from "@/server/db/transactions/transaction";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { isWaitedFor } from "@/server/testing/waiting";
import { anySession, balanceOf, CUSTOMER, credit, entriesOf, hold, walletUse, writing } from "@/server/testing/wallets";
import { commitHold, creditRefund, holdWallet, releaseHold } from "./index";

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const kwd = (amount: string) => money(amount, currency("KWD"));
const refundOf = (merchant: TestMerchant, amount: string) => {
  const to = { customerId: CUSTOMER, provider: "wallet_sarraf", sessionId: anySession(), pgCode: "sandbox" };
  const refund = { ...to, amount: kwd(amount), at: merchant.ctx.now() };
  return writing(merchant, (tx, writes) => creditRefund(merchant.ctx, tx, refund, writes));
};

test("of 64 holds at once on credit for 10, exactly 10 are taken", async () => {
  const merchant = await testMerchant();
  await credit(merchant, "10");
  const holds = await times(64, () => hold(merchant, { sessionId: anySession(), amount: "1", expected: "1" }));
  expect(holds.filter((taken) => taken !== null)).toHaveLength(10);
  expect(await balanceOf(merchant)).toEqual({ balance: "10.000", held: "10.000" });
});

test("16 first credits at once open one account with the right sum", async () => {
  const merchant = await testMerchant();
  await times<unknown>(16, (index) => (index % 2 === 0 ? refundOf(merchant, "1") : credit(merchant, "1")));
  expect(await merchant.ctx.db.walletAccount.count({ where: { merchantId: merchant.id } })).toBe(1);
  expect(await balanceOf(merchant)).toEqual({ balance: "16.000", held: "0.000" });
});

test("24 adjustments at once under one key are one adjustment", async () => {
  const merchant = await testMerchant();
  const made = await times(24, () => credit(merchant, "1", { key: "promo" }));
  expect(new Set(made.map(({ operation_id }) => operation_id)).size).toBe(1);
  expect(await entriesOf(merchant)).toEqual(["credit_adjustment 1.000"]);
});

test("debits and holds at once never take more than there is", async () => {
  const merchant = await testMerchant();
  await credit(merchant, "10");
  const outcomes = await times(32, (index) =>
    index % 2 === 0
      ? credit(merchant, "-1").then(
          () => "debit",
          () => null,
        )
      : hold(merchant, { sessionId: anySession(), amount: "1", expected: "1" }).then((taken) => taken && "hold"),
  );
  const debits = outcomes.filter((outcome) => outcome === "debit").length;
  expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(10);
  expect(await balanceOf(merchant)).toEqual({ balance: `${10 - debits}.000`, held: `${10 - debits}.000` });
});

test("of a commit and a release at once the account sees one end of the hold", async () => {
  const merchant = await testMerchant();
  await credit(merchant, "20");
  const sessions = await times(10, async () => {
    const sessionId = anySession();
    const taken = await hold(merchant, { sessionId, amount: "2", expected: "2" });
    return { sessionId, holdId: taken?.holdId ?? null };
  });
  const { ctx } = merchant;
  const ends = sessions.flatMap(({ sessionId, holdId }) => [
    writing(merchant, (tx, writes) =>
      commitHold(ctx, tx, { sessionId, customerId: CUSTOMER, holdId, expected: kwd("2"), at: ctx.now() }, writes),
    ),
    transaction(ctx.db, (tx) => releaseHold(ctx, tx, { sessionId, why: "changed", at: ctx.now() })),
  ]);
  await Promise.allSettled(ends);
  const { balance, held } = (await balanceOf(merchant)) ?? {};
  const debits = (await entriesOf(merchant)).filter((entry) => entry === "debit_payment 2.000").length;
  expect({ balance, held }).toEqual({ balance: `${20 - 2 * debits}.000`, held: "0.000" });
});

test("stacked wallets held in opposite orders by many sessions never deadlock", async () => {
  const merchant = await testMerchant({
    gateways: [
      { code: "a", walletProviders: ["wallet_sarraf"] },
      { code: "b", walletProviders: ["wallet_loyalty"] },
    ],
  });
  await credit(merchant, "61");
  await credit(merchant, "61", { slug: "loyalty" });
  const holds = await times(30, (index) => {
    const pgCodes = index % 2 === 0 ? ["a", "b"] : ["b", "a"];
    return hold(merchant, { sessionId: anySession(), amount: "4", expected: "4", pgCodes });
  });
  expect(holds.every((taken) => taken !== null)).toBe(true);
});

describe.each([
  ["hashjoin, mergejoin, seqscan"],
  ["hashjoin, mergejoin, material"],
  ["hashjoin, nestloop"],
  ["mergejoin, nestloop"],
])("both wallets are found once they are waited for, however Postgres would join them (without %s)", (without) => {
  async function stacked() {
    const merchant = await testMerchant({
      gateways: [
        { code: "a", walletProviders: ["wallet_sarraf"] },
        { code: "b", walletProviders: ["wallet_loyalty"] },
      ],
    });
    await credit(merchant, "2");
    await credit(merchant, "2", { slug: "loyalty" });
    return merchant;
  }

  /** What `work` comes to while somebody else changes both accounts. */
  async function afterOthers<T>(merchant: TestMerchant, work: Parameters<typeof writing<T>>[1]): Promise<T> {
    return twoConnections(async (first, second) => {
      await first.query("BEGIN");
      await first.query("UPDATE wallet_account SET updated_at = now() WHERE merchant_id = $1", [merchant.id]);
      const waiting = writing(merchant, async (tx, writes) => {
        await tx.$executeRaw`SET LOCAL plan_cache_mode = force_custom_plan`;
        for (const way of without.split(", ")) await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`);
        return work(tx, writes);
      });
      await isWaitedFor(first, second);
      await first.query("COMMIT");
      return waiting;
    });
  }

  const both = { amount: "4", expected: "4", pgCodes: ["a", "b"] };

  test("by a hold", async () => {
    const merchant = await stacked();
    const { ctx } = merchant;
    const use = { ...(await walletUse(merchant, { sessionId: anySession(), ...both })), expected: kwd("4") };
    const held = await afterOthers(merchant, (tx, writes) => holdWallet(ctx, tx, { ...use, at: ctx.now() }, writes));
    expect(held?.legs).toHaveLength(2);
  });

  test("by a commit", async () => {
    const merchant = await stacked();
    const { ctx } = merchant;
    const sessionId = anySession();
    const { holdId = null } = (await hold(merchant, { sessionId, ...both })) ?? {};
    const agreed = { sessionId, customerId: CUSTOMER, holdId, expected: kwd("4"), at: ctx.now() };
    const legs = await afterOthers(merchant, (tx, writes) => commitHold(ctx, tx, agreed, writes));
    expect(legs).toHaveLength(2);
    expect(await balanceOf(merchant)).toEqual({ balance: "0.000", held: "0.000" });
  });

  test("by a release", async () => {
    const merchant = await stacked();
    const sessionId = anySession();
    await hold(merchant, { sessionId, ...both });
    const release = { sessionId, why: "changed", at: merchant.ctx.now() } as const;
    await afterOthers(merchant, (tx) => releaseHold(merchant.ctx, tx, release));
    for (const slug of ["sarraf", "loyalty"])
      expect(await balanceOf(merchant, { slug })).toEqual({ balance: "2.000", held: "0.000" });
  });
});

test("a credit waits for the holder of the account's lock, and adds to the balance that it wrote", async () => {
  const merchant = await testMerchant();
  await credit(merchant, "1");
  await twoConnections(async (first, second) => {
    await first.query("BEGIN");
    await first.query("SELECT id FROM wallet_account WHERE merchant_id = $1 FOR UPDATE", [merchant.id]);
    await first.query("UPDATE wallet_account SET held = 0.5 WHERE merchant_id = $1", [merchant.id]);
    const waiting = credit(merchant, "2");
    await isWaitedFor(first, second);
    await first.query("ROLLBACK");
    await waiting;
  });
  expect(await balanceOf(merchant)).toEqual({ balance: "3.000", held: "0.000" });
});
