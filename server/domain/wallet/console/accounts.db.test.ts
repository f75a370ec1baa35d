import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { Forbidden, InvalidFields, NotFound, Unprocessable } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { asOwner } from "@/server/testing/own-database";
import { anySession, balanceOf, CUSTOMER, credit, entriesOf, hold } from "@/server/testing/wallets";
import {
  accountLine,
  accountPage,
  adjustAccount,
  browseAccounts,
  readAccountQuery,
  readWalletQuery,
  reverseAdjustment,
  reversibleOperation,
  sumAccounts,
} from "../index";

asOwner();

let merchant: TestMerchant;
let stranger: TestMerchant;

beforeAll(async () => {
  [merchant, stranger] = await Promise.all([testMerchant(), testMerchant()]);
});

const FIRST = { rows: null, cursor: null };
const values = (query: Record<string, string> = {}) => readWalletQuery(query).values;

/** An account with credit, by its id. */
async function account(of: TestMerchant, amount = "10", customerId = randomUUID()) {
  await credit(of, amount, { customerId });
  const row = await database().walletAccount.findFirstOrThrow({ where: { merchantId: of.id, customerId } });
  return { id: row.id, customerId };
}

function adjustment(accountId: string, amount: string, key: string = randomUUID()) {
  return { accountId, amount, reason: "goodwill", reference: null, key };
}

function eventsOf(accountId: string) {
  return database().auditEvent.findMany({ where: { objectId: accountId }, orderBy: { id: "asc" } });
}

describe("the list", () => {
  test("goes on by cursor, newest first, and adds up what its filter means", async () => {
    const own = await testMerchant();
    for (const customerId of ["c-1", "c-2", "c-3"]) await credit(own, "5", { customerId });
    await credit(own, "3", { customerId: "c-3", currencyCode: "USD" });
    const first = await browseAccounts(own.ctx, values(), 3);
    const rest = await browseAccounts(own.ctx, values({ cursor: first.next ?? "" }), 3);
    const all = [...first.rows, ...rest.rows].map((row) => "id" in row && `${row.customerId} ${row.balance}`);
    expect(all).toEqual(["c-3 3.00", "c-3 5.000", "c-2 5.000", "c-1 5.000"]);
    expect(rest.next).toBeNull();
    expect(await sumAccounts(own.ctx, values())).toEqual([
      { currency: "KWD", count: 3, balance: "15.000", held: "0.000" },
      { currency: "USD", count: 1, balance: "3.00", held: "0.00" },
    ]);
    expect((await browseAccounts(own.ctx, values({ q: "c-3", currency: "USD" }), 9)).rows).toHaveLength(1);
    expect((await browseAccounts(own.ctx, values({ status: "closed" }), 9)).rows).toEqual([]);
  });

  test("tells what checkouts hold, and until when", async () => {
    const own = await testMerchant();
    await credit(own, "10");
    await credit(own, "1", { customerId: "other" });
    const sessionId = anySession();
    await hold(own, { sessionId, amount: "4" });
    const { rows } = await browseAccounts(own.ctx, values({ holds: "yes" }), 9);
    expect(rows).toMatchObject([
      { customerId: CUSTOMER, balance: "10.000", available: "6.000", held: "4.000", holds: 1 },
    ]);
    const [line] = rows;
    const until = line !== undefined && "heldUntil" in line ? line.heldUntil : null;
    const page = await accountPage(own.ctx, line !== undefined && "id" in line ? line.id : "", FIRST);
    expect(page.holds).toMatchObject([{ sessionId, amount: "4.000", until }]);
    expect(until).not.toBeNull();
  });

  test("a row in a currency that nobody knows is named, and the others stand", async () => {
    const own = await testMerchant();
    const [odd] = [await account(own), await account(own)];
    await database().$executeRaw`UPDATE wallet_account SET currency = 'XQX' WHERE id = ${odd.id}`;
    expect((await browseAccounts(own.ctx, values(), 9)).rows).toMatchObject([
      { balance: "10.000" },
      { brokenId: odd.id },
    ]);
    expect(await sumAccounts(own.ctx, values())).toMatchObject([{ currency: "KWD", count: 1 }]);
    await expect(accountPage(own.ctx, odd.id, FIRST)).rejects.toThrow(NotFound);
    await database().$executeRaw`UPDATE wallet_account SET currency = 'KWD' WHERE id = ${odd.id}`;
  });

  test("what the address says and nobody understands is left out", () => {
    expect(readWalletQuery({ status: "open", cursor: "x", holds: "no" }).dropped).toEqual([
      "status",
      "holds",
      "cursor",
    ]);
    expect(readAccountQuery({ do: "close", operation: "0" }).dropped).toEqual(["do", "operation"]);
  });
});

describe("who may", () => {
  test("see: users with wallet.view, accounts of their merchant", async () => {
    const { id } = await account(merchant);
    const viewer = await signedIn(merchant, ["console.access", "wallet.view"]);
    expect(await accountLine(viewer, id)).toMatchObject({ id });
    await expect(accountPage(stranger.ctx, id, FIRST)).rejects.toThrow(NotFound);
    const other = await signedIn(merchant);
    for (const refused of [accountPage(other, id, FIRST), browseAccounts(other, values(), 1)])
      await expect(refused).rejects.toThrow(Forbidden);
  });

  test("adjust: users with wallet.adjust, accounts of their merchant", async () => {
    const { id } = await account(merchant);
    const viewer = await signedIn(merchant, ["console.access", "wallet.view"]);
    await expect(adjustAccount(viewer, adjustment(id, "1"))).rejects.toThrow(Forbidden);
    await expect(
      reverseAdjustment(viewer, { accountId: id, operationId: "1", reason: null, key: "k" }),
    ).rejects.toThrow(Forbidden);
    await expect(adjustAccount(stranger.ctx, adjustment(id, "1"))).rejects.toThrow(NotFound);
    expect(await accountLine(merchant.ctx, id)).toMatchObject({ balance: "10.000" });
  });
});

describe("a form that is sent twice adjusts once", () => {
  test("one after the other, and at once", async () => {
    const user = await signedIn(merchant, ["console.access", "wallet.view", "wallet.adjust"]);
    const { id, customerId } = await account(merchant);
    const form = adjustment(id, "2.500");
    const answers = [await adjustAccount(user, form), await adjustAccount(user, form)];
    const other = adjustment(id, "-1");
    answers.push(...(await Promise.all([adjustAccount(user, other), adjustAccount(user, other)])));
    expect(new Set(answers.map(({ operation_id: operation }) => operation)).size).toBe(2);
    expect(await entriesOf(merchant, customerId)).toEqual([
      "credit_adjustment 10.000",
      "credit_adjustment 2.500",
      "debit_adjustment 1.000",
    ]);
    await expect(adjustAccount(user, { ...form, amount: "3" })).rejects.toThrow(Unprocessable);
    const events = await eventsOf(id);
    expect(events.map(({ action, userId, before, after }) => ({ action, userId, before, after }))).toMatchObject([
      { action: "wallet.adjusted", userId: null, after: { balance: "10.000" } },
      {
        action: "wallet.adjusted",
        userId: user.actor.id,
        before: { balance: "10.000" },
        after: { balance: "12.500", amount: "2.500", reason: "goodwill", customer_id: customerId },
      },
      { action: "wallet.adjusted", after: { balance: "11.500", amount: "-1.000" } },
    ]);
  });

  test("a reversal, too; a second form finds it taken back", async () => {
    const { id, customerId } = await account(merchant, "1");
    const { operation_id: operation } = await adjustAccount(merchant.ctx, adjustment(id, "5"));
    const operationId = String(operation);
    expect(await reversibleOperation(merchant.ctx, id, operationId)).toMatchObject({ operation_id: operation });
    const form = { accountId: id, operationId, reason: "mistake", key: randomUUID() };
    const [first, second] = await Promise.all([
      reverseAdjustment(merchant.ctx, form),
      reverseAdjustment(merchant.ctx, form),
    ]);
    expect(first).toEqual(second);
    expect(await reversibleOperation(merchant.ctx, id, operationId)).toBeNull();
    await expect(reverseAdjustment(merchant.ctx, { ...form, key: randomUUID() })).rejects.toThrow(InvalidFields);
    expect(await balanceOf(merchant, { customerId })).toEqual({ balance: "1.000", held: "0.000" });
    const actions = (await eventsOf(id)).map(({ action }) => action);
    expect(actions).toEqual(["wallet.adjusted", "wallet.adjusted", "wallet.reversed"]);
    const { operations } = await accountPage(merchant.ctx, id, FIRST);
    expect(operations.rows.map(({ operation_type: type, status }) => `${type} ${status}`)).toEqual([
      "reversal completed",
      "adjustment reversed",
      "adjustment completed",
    ]);
  });
});

test("what is refused changes nothing and leaves no event", async () => {
  const { id } = await account(merchant, "1");
  await expect(adjustAccount(merchant.ctx, adjustment(id, "-2"))).rejects.toThrow(InvalidFields);
  await expect(adjustAccount(merchant.ctx, adjustment(id, "1.2345"))).rejects.toThrow(InvalidFields);
  await expect(adjustAccount(merchant.ctx, adjustment(id, ""))).rejects.toThrow(InvalidFields);
  const gone = { accountId: id, operationId: "999999999999", reason: null, key: randomUUID() };
  await expect(reverseAdjustment(merchant.ctx, gone)).rejects.toThrow(NotFound);
  expect(await eventsOf(id)).toHaveLength(1);
  expect(await accountLine(merchant.ctx, id)).toMatchObject({ balance: "1.000" });
});
