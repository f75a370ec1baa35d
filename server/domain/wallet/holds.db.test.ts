import { describe, expect, it, test } from "vitest";
import { transaction } from "@/server/db/transactions/transaction";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import {
  anySession,
  balanceOf,
  CUSTOMER,
  credit,
  entriesOf,
  hold,
  holdIdOf,
  walletUse,
  writing,
} from "@/server/testing/wallets";
import {
  changeAccount,
  commitHold,
  customerAccounts,
  extendHold,
  offerWallet,
  releaseHold,
  walletTransactions,
} from "./index";

const kwd = (amount: string) => money(amount, currency("KWD"));
const at = new Date("2027-03-01T10:00:00.000Z");
const later = new Date("2027-03-01T12:00:00.000Z");

const promised = async (merchant: TestMerchant, sessionId: string, expected: string) => {
  const holdId = await holdIdOf(merchant, sessionId, expected);
  return { sessionId, customerId: CUSTOMER, holdId, expected: kwd(expected), at: later };
};

async function commit(merchant: TestMerchant, sessionId: string, expected: string) {
  const agreed = await promised(merchant, sessionId, expected);
  return writing(merchant, (tx, writes) => commitHold(merchant.ctx, tx, agreed, writes));
}

const release = ({ ctx }: TestMerchant, sessionId: string) =>
  transaction(ctx.db, (tx) => releaseHold(ctx, tx, { sessionId, why: "changed", at: later }));
async function extend(merchant: TestMerchant, sessionId: string, expected: string) {
  const agreed = await promised(merchant, sessionId, expected);
  return transaction(merchant.ctx.db, (tx) => extendHold(merchant.ctx, tx, agreed));
}

async function offered(merchant: TestMerchant, sessionId: string, amount: string) {
  const offer = await offerWallet(merchant.ctx, await walletUse(merchant, { sessionId, amount }));
  return offer && [toWire(offer.amount), offer.covers];
}

async function suspend(merchant: TestMerchant) {
  const [account] = await customerAccounts(merchant.ctx, CUSTOMER);
  await changeAccount(merchant.ctx, { accountId: account?.id ?? "", event: "suspended" });
}

describe("the offer", () => {
  test("is what is available, at most what is asked, the session's own hold included", async () => {
    const merchant = await testMerchant();
    const [one, other] = [anySession(), anySession()];
    await credit(merchant, "8");
    expect(await offered(merchant, one, "10")).toEqual(["8.000", false]);
    expect(await offered(merchant, one, "5")).toEqual(["5.000", true]);
    await hold(merchant, { sessionId: one, amount: "5" });
    expect(await offered(merchant, one, "5")).toEqual(["5.000", true]);
    expect(await offered(merchant, other, "5")).toEqual(["3.000", false]);
  });

  test("of wallets that together hold more than an amount can be is what is asked", async () => {
    const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_loyalty", "wallet_sarraf"] }] });
    for (const slug of ["sarraf", "loyalty"]) await credit(merchant, "60000000000000", { slug });
    expect(await offered(merchant, anySession(), "99999999999999.999")).toEqual(["99999999999999.999", true]);
  });

  test("is none without customer, credit, amount or an active account", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    expect(await offered(merchant, sessionId, "5")).toBeNull();
    await credit(merchant, "8");
    const use = await walletUse(merchant, { sessionId, amount: "5" });
    expect(await offerWallet(merchant.ctx, { ...use, customerId: null })).toBeNull();
    expect(await offerWallet(merchant.ctx, { ...use, amount: kwd("0") })).toBeNull();
    expect(await offerWallet(merchant.ctx, { ...use, amount: money("5", currency("USD")) })).toBeNull();
    await suspend(merchant);
    expect(await offered(merchant, sessionId, "5")).toBeNull();
  });

  test("takes one statement, and none where no gateway carries a wallet", async () => {
    const merchant = await testMerchant({ gateways: [{}, { code: "bare", walletProviders: [] }] });
    const use = await walletUse(merchant, { sessionId: anySession(), amount: "5" });
    expect((await countStatements(() => offerWallet(merchant.ctx, use))).statements).toHaveLength(1);
    const bare = { ...use, accounts: use.accounts.filter(({ code }) => code === "bare") };
    expect((await countStatements(() => offerWallet(merchant.ctx, bare))).statements).toHaveLength(0);
  });
});

describe("the hold", () => {
  test("lowers what is available and is recorded as an entry, a reservation and a step", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    await credit(merchant, "8");
    const taken = await hold(merchant, { sessionId, amount: "10", at });
    expect(taken).toMatchObject({ releaseAt: new Date("2027-03-01T14:00:00.000Z") });
    expect(taken?.legs).toMatchObject([{ provider: "wallet_sarraf", pgCode: "sandbox" }]);
    expect(await balanceOf(merchant)).toEqual({ balance: "8.000", held: "8.000" });
    const [row] = await merchant.ctx.db.walletReservation.findMany({ where: { sessionId } });
    expect(row).toMatchObject({ state: "reserved", pgCode: "sandbox", finishedAt: null });
    const steps = await merchant.ctx.db.stateChange.findMany({ where: { objectId: row?.id ?? "" } });
    expect(steps).toMatchObject([{ machine: "reservation", from: "none", event: "submitted", to: "reserved" }]);
  });

  it.each(["7.999", "8.001", "0"])("of %s where 8 is offered is refused and nothing is written", async (expected) => {
    const merchant = await testMerchant();
    await credit(merchant, "8");
    expect(await hold(merchant, { sessionId: anySession(), amount: "10", expected })).toBeNull();
    expect(await entriesOf(merchant)).toEqual(["credit_adjustment 8.000"]);
  });

  test("of a further submit is the same hold, and its four hours start again", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    await credit(merchant, "8");
    await hold(merchant, { sessionId, amount: "10", at });
    await hold(merchant, { sessionId, amount: "10", at: later });
    expect(await entriesOf(merchant)).toEqual(["credit_adjustment 8.000", "reserve 8.000"]);
    expect(await merchant.ctx.db.walletReservation.findMany({ where: { sessionId } })).toMatchObject([
      { releaseAt: new Date("2027-03-01T16:00:00.000Z") },
    ]);
  });

  test("of another amount replaces the old one in one transaction", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    await credit(merchant, "8");
    await hold(merchant, { sessionId, amount: "10" });
    await hold(merchant, { sessionId, amount: "3" });
    expect((await entriesOf(merchant)).slice(1)).toEqual(["reserve 8.000", "release 8.000", "reserve 3.000"]);
    expect(await balanceOf(merchant)).toEqual({ balance: "8.000", held: "3.000" });
  });

  test("over stacked wallets has a leg each, in the order of use", async () => {
    const merchant = await testMerchant({
      gateways: [
        { code: "b", walletProviders: ["wallet_sarraf"] },
        { code: "a", walletProviders: ["wallet_loyalty"] },
      ],
    });
    const sessionId = anySession();
    await credit(merchant, "2");
    await credit(merchant, "3", { slug: "loyalty" });
    const taken = await hold(merchant, { sessionId, amount: "4", pgCodes: ["b", "a"] });
    expect(taken?.legs.map(({ provider, pgCode, amount }) => [provider, pgCode, toWire(amount)])).toEqual([
      ["wallet_sarraf", "b", "2.000"],
      ["wallet_loyalty", "a", "2.000"],
    ]);
  });
});

describe("the commit", () => {
  test("debits what is held and shows the legs as payments tell them", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    await credit(merchant, "8");
    await hold(merchant, { sessionId, amount: "5", at });
    expect(await walletTransactions(merchant.ctx.db, merchant.id, sessionId)).toEqual([]);
    const legs = await commit(merchant, sessionId, "5");
    const [entry] = await merchant.ctx.db.walletEntry.findMany({
      where: { merchantId: merchant.id, entryType: "reserve" },
    });
    const operation_id = entry?.operationId.toString();
    expect(legs).toEqual([
      {
        provider_code: "wallet_sarraf",
        amount: "5.000",
        currency: "KWD",
        operation_id,
        wallet_response: {
          amount: "5.000",
          currency: "KWD",
          status: "completed",
          operation_id,
          created_at: at.toISOString(),
          customer_id: CUSTOMER,
          payment_entry_id: expect.any(Number),
          reserve_entry_id: Number(entry?.id),
        },
        created_at: at.toISOString(),
        modified_at: later.toISOString(),
      },
    ]);
    expect(await walletTransactions(merchant.ctx.db, merchant.id, sessionId)).toEqual(legs);
    expect(await balanceOf(merchant)).toEqual({ balance: "3.000", held: "0.000" });
  });

  test("takes a hold again that was released meanwhile", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    await credit(merchant, "8");
    await hold(merchant, { sessionId, amount: "5" });
    await release(merchant, sessionId);
    expect(await commit(merchant, sessionId, "5")).toHaveLength(1);
    expect((await entriesOf(merchant)).slice(1)).toEqual([
      "reserve 5.000",
      "release 5.000",
      "reserve 5.000",
      "debit_payment 5.000",
    ]);
  });

  test("of a sum that gave way to another hold takes the agreed one", async () => {
    const merchant = await testMerchant();
    const sessionId = anySession();
    await credit(merchant, "8");
    await hold(merchant, { sessionId, amount: "5" });
    await hold(merchant, { sessionId, amount: "7" });
    expect(await commit(merchant, sessionId, "5")).toMatchObject([{ amount: "5.000" }]);
    expect(await balanceOf(merchant)).toEqual({ balance: "3.000", held: "0.000" });
  });

  test("is refused, and nothing written, where the credit is gone, the account suspended or nothing was ever held", async () => {
    const merchant = await testMerchant();
    const [gone, suspended] = [anySession(), anySession()];
    await credit(merchant, "8");
    await hold(merchant, { sessionId: gone, amount: "5" });
    await release(merchant, gone);
    await hold(merchant, { sessionId: suspended, amount: "4" });
    const before = await entriesOf(merchant);
    expect(await commit(merchant, gone, "5")).toBeNull();
    expect(await commit(merchant, anySession(), "5")).toBeNull();
    expect(await commit(merchant, suspended, "3")).toBeNull();
    expect(await entriesOf(merchant)).toEqual(before);
    await suspend(merchant);
    expect(await commit(merchant, gone, "4")).toBeNull();
    expect(await commit(merchant, suspended, "4")).toHaveLength(1);
  });
});

test("extending keeps the agreed part though the credit has grown, and fails where it is gone", async () => {
  const merchant = await testMerchant();
  const sessionId = anySession();
  await credit(merchant, "5");
  await hold(merchant, { sessionId, amount: "10", at });
  await credit(merchant, "3");
  expect(await extend(merchant, sessionId, "5")).toBe(true);
  expect(await merchant.ctx.db.walletReservation.findMany({ where: { sessionId } })).toMatchObject([
    { releaseAt: new Date("2027-03-01T16:00:00.000Z") },
  ]);
  await release(merchant, sessionId);
  await credit(merchant, "-4");
  expect(await extend(merchant, sessionId, "5")).toBe(false);
  await credit(merchant, "1");
  expect(await extend(merchant, sessionId, "5")).toBe(true);
  expect(await balanceOf(merchant)).toEqual({ balance: "5.000", held: "5.000" });
});

test("a hold of two wallets is taken again under its name, as often as it was let go, and committed once", async () => {
  const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_loyalty", "wallet_sarraf"] }] });
  const { ctx } = merchant;
  const sessionId = anySession();
  for (const slug of ["loyalty", "sarraf"]) await credit(merchant, "3", { slug });
  const { holdId = "" } = (await hold(merchant, { sessionId, amount: "5" })) ?? {};
  const agreed = { sessionId, customerId: CUSTOMER, holdId, expected: kwd("5"), at: later };
  for (const _ of [1, 2]) {
    await release(merchant, sessionId);
    expect(await transaction(ctx.db, (tx) => extendHold(ctx, tx, agreed))).toBe(true);
  }
  const other = { ...agreed, holdId: "another" };
  expect(await writing(merchant, (tx, writes) => commitHold(ctx, tx, other, writes))).toBeNull();
  expect(await writing(merchant, (tx, writes) => commitHold(ctx, tx, agreed, writes))).toMatchObject([
    { provider_code: "wallet_loyalty", amount: "3.000" },
    { provider_code: "wallet_sarraf", amount: "2.000" },
  ]);
  expect(await writing(merchant, (tx, writes) => commitHold(ctx, tx, agreed, writes))).toBeNull();
  const rows = await ctx.db.walletReservation.findMany({ where: { sessionId }, orderBy: { operationId: "asc" } });
  expect(new Set(rows.map((row) => row.holdId))).toEqual(new Set([holdId]));
  expect(rows.map(({ state }) => state)).toEqual([...Array(4).fill("released"), "committed", "committed"]);
  expect(await balanceOf(merchant)).toEqual({ balance: "1.000", held: "0.000" });
});

test("a session that holds nothing is released without a trace, in one statement", async () => {
  const merchant = await testMerchant();
  const { statements } = await countStatements(() => release(merchant, anySession()));
  expect(statements).toHaveLength(1);
});

test("another merchant's hold of the same session identifier is untouched", async () => {
  const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
  const sessionId = anySession();
  for (const merchant of [one, other]) {
    await credit(merchant, "5");
    await hold(merchant, { sessionId, amount: "5" });
  }
  await release(one, sessionId);
  expect(await balanceOf(one)).toMatchObject({ held: "0.000" });
  expect(await balanceOf(other)).toMatchObject({ held: "5.000" });
});
