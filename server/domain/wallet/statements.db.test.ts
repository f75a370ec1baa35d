import { beforeAll, describe, expect, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { anySession, CUSTOMER, credit, walletUse, writing } from "@/server/testing/wallets";
import { commitHold, creditRefund, extendHold, holdWallet, releaseHold } from "./index";

const kwd = (amount: string) => money(amount, currency("KWD"));

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
  await credit(merchant, "20");
});

async function taken(sessionId: string, amount = "2") {
  const use = await walletUse(merchant, { sessionId, amount });
  const request = { ...use, expected: kwd(amount), at: merchant.ctx.now() };
  const hold = () => writing(merchant, (tx, writes) => holdWallet(merchant.ctx, tx, request, writes));
  const { result, statements } = await countStatements(hold);
  const holdId = result?.holdId ?? null;
  return {
    statements,
    agreed: { sessionId, customerId: CUSTOMER, holdId, expected: kwd(amount), at: merchant.ctx.now() },
  };
}

async function sent(work: Parameters<typeof writing>[1]): Promise<number> {
  return (await countStatements(() => writing(merchant, work))).statements.length;
}

describe("one statement locks and reads, one writes", () => {
  test("a hold, its extension and its commit", async () => {
    const { ctx } = merchant;
    const { statements, agreed } = await taken(anySession());
    const extended = await sent((tx) => extendHold(ctx, tx, agreed));
    const committed = await sent((tx, writes) => commitHold(ctx, tx, agreed, writes));
    expect([statements.length, extended, committed]).toEqual([2, 2, 2]);
  });

  test("a hold and its release", async () => {
    const { ctx } = merchant;
    const sessionId = anySession();
    const { statements, agreed } = await taken(sessionId);
    const released = await sent((tx) => releaseHold(ctx, tx, { ...agreed, why: "changed" }));
    expect([statements.length, released]).toEqual([2, 2]);
  });

  test("the same hold once more; one of another amount writes twice", async () => {
    const sessionId = anySession();
    await taken(sessionId);
    const again = await taken(sessionId);
    const other = await taken(sessionId, "3");
    expect([again.statements.length, other.statements.length]).toEqual([2, 3]);
  });

  test("the credit of a refund", async () => {
    const { ctx } = merchant;
    const to = { customerId: CUSTOMER, provider: "wallet_sarraf", sessionId: anySession(), pgCode: "sandbox" };
    const refund = { ...to, amount: kwd("1"), at: ctx.now() };
    expect(await sent((tx, writes) => creditRefund(ctx, tx, refund, writes))).toBe(2);
  });
});

test("an adjustment takes four statements, which know its key and tell the audit; the first takes six", async () => {
  const first = await countStatements(() => credit(merchant, "1", { customerId: "new" }));
  const second = await countStatements(() => credit(merchant, "1", { customerId: "new" }));
  expect([first.statements.length, second.statements.length]).toEqual([6, 4]);
});
