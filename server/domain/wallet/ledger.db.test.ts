import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { InvalidFields, Unprocessable } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { asOwner } from "@/server/testing/own-database";
import { anySession, balanceOf, CUSTOMER, credit, entriesOf, writing } from "@/server/testing/wallets";
import { AccountInactive } from "./account";
import { changeAccount, creditRefund, customerAccounts } from "./index";

asOwner();

const kwd = (amount: string) => money(amount, currency("KWD"));

function refund(merchant: TestMerchant, amount: string, reference: string | null = null) {
  const to = { customerId: CUSTOMER, provider: "wallet_sarraf", sessionId: anySession(), pgCode: "sandbox" };
  const refunded = { ...to, reference, amount: kwd(amount), at: merchant.ctx.now() };
  return writing(merchant, (tx, writes) => creditRefund(merchant.ctx, tx, refunded, writes));
}

async function accountId(merchant: TestMerchant): Promise<string> {
  const [account] = await customerAccounts(merchant.ctx, CUSTOMER);
  return account?.id ?? "";
}

describe("credit", () => {
  test("the first credit opens the account, later ones add to it", async () => {
    const merchant = await testMerchant();
    expect(await balanceOf(merchant)).toBeNull();
    await credit(merchant, "5");
    await refund(merchant, "2.5");
    expect(await balanceOf(merchant)).toEqual({ balance: "7.500", held: "0.000" });
    expect(await entriesOf(merchant)).toEqual(["credit_adjustment 5.000", "credit_refund 2.500"]);
  });

  test("each currency, provider and customer has a separate account", async () => {
    const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_sarraf", "wallet_loyalty"] }] });
    await credit(merchant, "5");
    await credit(merchant, "6", { currencyCode: "USD" });
    await credit(merchant, "7", { slug: "loyalty" });
    await credit(merchant, "8", { customerId: "other" });
    expect(await balanceOf(merchant)).toMatchObject({ balance: "5.000" });
    expect(await balanceOf(merchant, { currencyCode: "USD" })).toMatchObject({ balance: "6.000" });
    expect(await balanceOf(merchant, { slug: "loyalty" })).toMatchObject({ balance: "7.000" });
    expect(await customerAccounts(merchant.ctx, CUSTOMER)).toHaveLength(3);
  });

  test("a sum beyond what an amount can be is refused and changes nothing", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "99999999999999");
    await expect(credit(merchant, "1")).rejects.toBeInstanceOf(InvalidFields);
    expect(await balanceOf(merchant)).toMatchObject({ balance: "99999999999999.000" });
  });
});

test("a refund's reference is credited once, also when it is sent again", async () => {
  const merchant = await testMerchant();
  await refund(merchant, "1", "SRF1");
  await expect(refund(merchant, "1", "SRF1")).rejects.toThrow("wallet_operation_one_per_refund");
  expect(await balanceOf(merchant)).toMatchObject({ balance: "1.000" });
});

describe("an account that is not active", () => {
  it.each(["suspended", "closed"] as const)("%s takes neither refund nor adjustment", async (event) => {
    const merchant = await testMerchant();
    await credit(merchant, "5");
    if (event === "closed") await credit(merchant, "-5");
    await changeAccount(merchant.ctx, { accountId: await accountId(merchant), event });
    const before = await entriesOf(merchant);
    for (const work of [refund, credit]) {
      const refused = work(merchant, "1");
      await expect(refused).rejects.toBeInstanceOf(AccountInactive);
      await expect(refused).rejects.toMatchObject({ kind: "invalid", extra: { code: "account_inactive" } });
    }
    await expect(credit(merchant, "-1")).rejects.toBeInstanceOf(AccountInactive);
    expect(await entriesOf(merchant)).toEqual(before);
  });

  test("is active again once the operator says so, and each step is recorded", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "5");
    const id = await accountId(merchant);
    for (const event of ["suspended", "activated"] as const)
      await changeAccount(merchant.ctx, { accountId: id, event });
    await credit(merchant, "1");
    const steps = await merchant.ctx.db.stateChange.findMany({ where: { objectId: id }, orderBy: { id: "asc" } });
    expect(steps.map(({ from, to }) => `${from} ${to}`)).toEqual(["active suspended", "suspended active"]);
  });

  test("an account with a balance is not closed, and another merchant's is not found", async () => {
    const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
    await credit(merchant, "5");
    const id = await accountId(merchant);
    const message = "Only an account without a balance can be closed.";
    const closing = changeAccount(merchant.ctx, { accountId: id, event: "closed" });
    await expect(closing).rejects.toMatchObject({ kind: "invalid", message });
    await expect(changeAccount(other.ctx, { accountId: id, event: "suspended" })).rejects.toThrow("Not found");
    await expect(changeAccount(merchant.ctx, { accountId: id, event: "activated" })).rejects.toThrow("not possible");
  });
});

describe("a key belongs to one adjustment for ever", () => {
  test("a repeat is answered with the operation and moves nothing", async () => {
    const merchant = await testMerchant();
    const first = await credit(merchant, "5", { key: "k" });
    expect(await credit(merchant, "5.000", { key: "k" })).toEqual(first);
    expect(await balanceOf(merchant)).toMatchObject({ balance: "5.000" });
  });

  it.each([
    ["another amount", "6", {}],
    ["the opposite", "-5", {}],
    ["another customer", "5", { customerId: "other" }],
    ["another currency", "5", { currencyCode: "USD" }],
  ])("%s under it is refused and moves nothing", async (_, amount, account) => {
    const merchant = await testMerchant();
    await credit(merchant, "5", { key: "k" });
    await expect(credit(merchant, amount, { ...account, key: "k" })).rejects.toBeInstanceOf(Unprocessable);
    expect(await merchant.ctx.db.walletEntry.count({ where: { merchantId: merchant.id } })).toBe(1);
    expect(await merchant.ctx.db.walletAccount.count({ where: { merchantId: merchant.id } })).toBe(1);
  });

  test("another merchant's key is another key", async () => {
    const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
    await credit(one, "5", { key: "k" });
    await credit(other, "6", { key: "k" });
    expect(await balanceOf(other)).toMatchObject({ balance: "6.000" });
  });
});

describe("the database keeps the ledger", () => {
  async function statement(merchant: TestMerchant, sql: string) {
    await credit(merchant, "5");
    return merchant.ctx.db.$executeRawUnsafe(`${sql} WHERE merchant_id = '${merchant.id}'`);
  }

  it.each([
    "UPDATE wallet_entry SET amount = 50",
    "DELETE FROM wallet_entry",
    "UPDATE wallet_operation SET amount = 50",
    "DELETE FROM wallet_operation",
  ])("%s is refused", async (sql) => {
    await expect(statement(await testMerchant(), sql)).rejects.toThrow("is append-only");
  });

  it.each([
    ["held above the balance", "UPDATE wallet_account SET held = 5.001", "wallet_account_never_overdrawn"],
    ["a negative hold", "UPDATE wallet_account SET held = -1", "wallet_account_never_overdrawn"],
    ["a negative balance", "UPDATE wallet_account SET balance = -1", "wallet_account_never_overdrawn"],
    ["closing with a balance", "UPDATE wallet_account SET status = 'closed'", "wallet_account_closed_empty"],
    ["an unknown status", "UPDATE wallet_account SET status = 'asleep'", "wallet_account_status_known"],
  ])("%s is refused", async (_, sql, constraint) => {
    await expect(statement(await testMerchant(), sql)).rejects.toThrow(constraint);
  });

  test("an account with entries cannot be deleted", async () => {
    await expect(statement(await testMerchant(), "DELETE FROM wallet_account")).rejects.toThrow("foreign key");
  });
});
