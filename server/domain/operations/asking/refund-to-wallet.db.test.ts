import { beforeAll, describe, expect, it, test } from "vitest";
import { database } from "@/server/db/client";
import { createUser, NewUser } from "@/server/domain/merchants";
import { payByWallet } from "@/server/domain/payments";
import { retrieveSession } from "@/server/domain/sessions";
import { changeAccount } from "@/server/domain/wallet";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx, UserActor } from "@/server/kernel/types";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { countStatements, type TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { eventsOf, newSession } from "@/server/testing/paying";
import { approveRequest, retryRequest } from "..";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await operatingMerchant();
});

const TO_WALLET = { operation: "refund", destination: "wallet" };

function refund(sessionId: string, body: object = {}, key: string | null = null, ctx: Ctx = merchant.ctx) {
  return operate(ctx, { ...TO_WALLET, session_id: sessionId, ...body }, key);
}

async function fresh(choices: Parameters<typeof operatingMerchant>[0] = {}) {
  merchant = await operatingMerchant(choices);
  return paidSession(merchant, "sandbox", CREDITED);
}

function gatewayRefunds() {
  return database().simulatedGatewayEntry.count({ where: { merchantId: merchant.id, kind: "refund" } });
}

describe("a refund to the wallet", () => {
  test("takes seven statements", async () => {
    const id = await fresh();
    await giveCredit(merchant, "1");
    const { statements } = await countStatements(() => refund(id, { amount: "4" }));
    expect(statements).toHaveLength(7);
  });

  test("credits the customer, makes a child and an event, and asks no gateway", async () => {
    const id = await fresh();
    const { status, view } = await refund(id, { amount: "4" });
    expect(status).toBe(200);
    expect(view).toMatchObject({
      operation: "refund",
      amount: "4.000",
      result: "success",
      txn: { amount: "4.000", state: "refunded" },
      pg_code: "sandbox",
      pg_response: { provider_code: "wallet_sarraf", amount: "4.000", currency: "KWD", status: "completed" },
      pg_params: {},
    });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    expect(await gatewayRefunds()).toBe(0);
    expect(await retrieveSession(merchant.ctx, id)).toMatchObject({
      state: "paid",
      refunded_amount: "4.000",
      transactions: [view.txn],
    });
    expect((await eventsOf(merchant, id)).map(({ number, kind }) => [number, kind])).toEqual([
      [1, "payment"],
      [2, "operation"],
    ]);
    const [entry] = await database().walletEntry.findMany({ where: { merchantId: merchant.id } });
    expect(entry).toMatchObject({ entryType: "credit_refund", sessionId: id, pgCode: "sandbox" });
    const row = await database().operation.findFirstOrThrow({ where: { sessionId: id } });
    expect(row).toMatchObject({ state: "done", destination: "wallet", inquireAt: null });
    const operation = await database().walletOperation.findFirstOrThrow({ where: { merchantId: merchant.id } });
    expect(operation.reference).toBe(row.referenceNumber);
  });

  test("shares what can be refunded with refunds to the gateway", async () => {
    const id = await fresh();
    await refund(id, { amount: "4" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "6" });
    expect(await refusalOf(refund(id, { amount: "0.501" }))).toMatchObject({
      detail: "The amount specified is greater than the amount available for refund.",
    });
    await refund(id);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.500", "0.000"] });
    expect(await retrieveSession(merchant.ctx, id)).toMatchObject({ refunded_amount: "10.500" });
  });

  test("under one Tracking-Key credits once, also when it is sent ten times at once", async () => {
    const id = await fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, { amount: "1" }, "key-1")));
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(answers.map(({ view }) => JSON.stringify(view))).size).toBe(1);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["1.000", "0.000"] });
  });

  test("of several at once never gives back more than was paid", async () => {
    const id = await fresh();
    await Promise.allSettled(Array.from({ length: 8 }, () => refund(id, { amount: "3" })));
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["9.000", "0.000"] });
  });

  it.each([
    [["wallet_loyalty", "wallet_sarraf"], "wallet_sarraf"],
    [["wallet_points", "wallet_loyalty"], "wallet_loyalty"],
  ])("of a gateway that carries %j goes to %s", async (walletProviders, provider) => {
    const id = await fresh({ gateways: [{ code: "stacked", walletProviders }] });
    expect(id).toHaveLength(40);
    await refund(await paidSession(merchant, "stacked", CREDITED), { amount: "1" });
    expect(await balances(merchant)).toEqual({ [provider]: ["1.000", "0.000"] });
  });
});

describe("400 in the shape of operations, and nothing is written", () => {
  async function refusedOf(sessionId: string) {
    const before = await database().operation.count({ where: { merchantId: merchant.id } });
    const refusal = await refusalOf(refund(sessionId));
    expect(await database().operation.count({ where: { merchantId: merchant.id } })).toBe(before);
    return refusal;
  }

  const failed = { operation: "refund", result: "failed" };

  it.each([
    ["a transaction without a customer", "A refund to a wallet needs a transaction with a customer_id.", {}, {}],
    [
      "a gateway that carries no wallet",
      "The payment gateway of this transaction has no wallet.",
      CREDITED,
      { walletProviders: [] },
    ],
    [
      "a foreign-currency payment",
      "Operations are not supported for foreign-currency payments.",
      { ...CREDITED, currency_code: "USD", amount: "5.00" },
      {},
    ],
    ["a gateway without refunds", "refund operation is not enabled for this MID", CREDITED, { operations: [] }],
  ])("%s", async (_, detail, wire, change) => {
    merchant = await operatingMerchant({ gateways: [{ code: "mine", ...change }] });
    const id = await paidSession(merchant, "mine", wire);
    expect(await refusedOf(id)).toEqual({ detail, ...failed });
  });

  test("a suspended account, with a code; the amount stays refundable", async () => {
    const id = await fresh();
    await giveCredit(merchant, "1");
    const account = await database().walletAccount.findFirstOrThrow({ where: { merchantId: merchant.id } });
    await changeAccount(merchant.ctx, { accountId: account.id, event: "suspended" });
    const refusal = { detail: "The customer's wallet account is suspended.", code: "account_inactive", ...failed };
    expect(await refusedOf(id)).toEqual(refusal);
    await changeAccount(merchant.ctx, { accountId: account.id, event: "activated" });
    await refund(id);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["11.500", "0.000"] });
  });

  it.each(["pg", "wallet"])("what credit paid, to %s", async (destination) => {
    merchant = await operatingMerchant();
    await giveCredit(merchant, "11");
    const id = await newSession(merchant, CREDITED);
    await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" });
    expect(await refusalOf(refund(id, { destination }))).toEqual({
      detail: "A transaction that was paid with wallet credit cannot be refunded.",
      ...failed,
    });
  });
});

describe("under approval", () => {
  async function people() {
    const user = async (change: object) => {
      const username = `u.${Date.now()}.${process.pid}.${Math.random()}`;
      const body = { username, password: "correct horse", email: `${username}@example.com`, ...change };
      const { id } = await createUser(merchant.ctx, readInput(NewUser, body));
      const row = await database().merchantUser.findUniqueOrThrow({ where: { id } });
      const actor: UserActor = { ...row, kind: "user", via: "basic" };
      return merchant.as({ actor });
    };
    return {
      maker: await user({ permissions: ["payment.refund"] }),
      checker: await user({ permissions: ["payment.refund"], is_checker: true }),
    };
  }

  test("it is credited when a checker approves, and the request is done", async () => {
    const id = await fresh({ merchant: { operationApprovalEnabled: true } });
    const { maker, checker } = await people();
    const { status, view } = await refund(id, { amount: "2" }, null, maker);
    expect([status, await balances(merchant)]).toEqual([202, {}]);
    const request = await approveRequest(checker, String(view.request_id));
    expect(request).toMatchObject({ state: "done", destination: "wallet", operation_result: "success" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["2.000", "0.000"] });
  });

  test("a suspended account leaves the request to a hand, without an operation; a retry credits once", async () => {
    const id = await fresh({ merchant: { operationApprovalEnabled: true } });
    await giveCredit(merchant, "1");
    const { maker, checker } = await people();
    const { view } = await refund(id, { amount: "2" }, null, maker);
    const account = await database().walletAccount.findFirstOrThrow({ where: { merchantId: merchant.id } });
    await changeAccount(merchant.ctx, { accountId: account.id, event: "suspended" });
    const failed = await approveRequest(checker, String(view.request_id));
    expect(failed).toMatchObject({ state: "manual_action_required", message: expect.stringContaining("suspended") });
    expect(await database().operation.count({ where: { sessionId: id } })).toBe(0);
    await changeAccount(merchant.ctx, { accountId: account.id, event: "activated" });
    expect(await retryRequest(checker, String(view.request_id))).toMatchObject({ state: "done" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["3.000", "0.000"] });
  });

  test("a suspended account is refused at the request already, with its code, and no request is left", async () => {
    const id = await fresh({ merchant: { operationApprovalEnabled: true } });
    await giveCredit(merchant, "1");
    const { maker } = await people();
    const account = await database().walletAccount.findFirstOrThrow({ where: { merchantId: merchant.id } });
    await changeAccount(merchant.ctx, { accountId: account.id, event: "suspended" });
    expect(await refusalOf(refund(id, { amount: "2" }, null, maker))).toEqual({
      detail: "The customer's wallet account is suspended.",
      operation: "refund",
      result: "failed",
      code: "account_inactive",
    });
    expect(await database().operationRequest.count({ where: { sessionId: id } })).toBe(0);
    await changeAccount(merchant.ctx, { accountId: account.id, event: "activated" });
    expect(await refund(id, { amount: "2" }, null, maker)).toMatchObject({ status: 202 });
  });

  test("what credit paid is refused at the request already", async () => {
    merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
    const { maker } = await people();
    await giveCredit(merchant, "11");
    const id = await newSession(merchant, CREDITED);
    await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" });
    expect(await refusalOf(refund(id, {}, null, maker))).toMatchObject({ result: "failed" });
  });
});
