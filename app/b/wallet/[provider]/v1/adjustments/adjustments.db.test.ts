import { randomUUID } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { createUser, issueToken, NewUser } from "@/server/domain/merchants";
import { changeAccount, customerAccounts } from "@/server/domain/wallet";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { anySession, balanceOf, CUSTOMER, credit, entriesOf, hold } from "@/server/testing/wallets";
import * as adjustments from "./route";

function adjust(
  merchant: TestMerchant,
  body: Record<string, unknown>,
  sent: RouteRequest & { idempotencyKey?: string | null } = {},
) {
  const { idempotencyKey = randomUUID(), ...rest } = sent;
  return callRoute(adjustments, {
    method: "POST",
    key: merchant.privateKey,
    params: { provider: "sarraf" },
    headers: idempotencyKey === null ? {} : { "Idempotency-Key": idempotencyKey },
    body: { customer_id: CUSTOMER, currency: "KWD", ...body },
    ...rest,
  });
}

describe("201", () => {
  test("a credit opens the account and is answered with its operation", async () => {
    const merchant = await testMerchant();
    const reply = await adjust(merchant, { amount: "10.500", reason: "Goodwill", reference: "case-7" });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      operation_id: expect.any(Number),
      operation_type: "adjustment",
      status: "completed",
      session_id: null,
      reason: "Goodwill",
      reference: "case-7",
      reverses: null,
      entries: [
        {
          id: expect.any(Number),
          entry_type: "credit_adjustment",
          direction: "credit",
          amount: "10.500",
          currency: "KWD",
          status: "completed",
          created_at: expect.stringMatching(/Z$/),
        },
      ],
    });
    expect(await balanceOf(merchant)).toEqual({ balance: "10.500", held: "0.000" });
  });

  test("a debit takes what is available, to the last unit", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "10");
    await hold(merchant, { sessionId: anySession(), amount: "4" });
    const reply = await adjust(merchant, { amount: -6 });
    expect(reply.body.entries).toMatchObject([{ entry_type: "debit_adjustment", direction: "debit", amount: "6.000" }]);
    expect(await balanceOf(merchant)).toEqual({ balance: "4.000", held: "4.000" });
  });

  it.each([
    ["5", "-5.000", "debit", "0.000"],
    ["-2", "2", "credit", "10.000"],
  ])("an adjustment of %s is taken back by %s, a %s", async (amount, back, direction, balance) => {
    const merchant = await testMerchant();
    if (amount.startsWith("-")) await credit(merchant, "10");
    const made = await credit(merchant, amount);
    const reply = await adjust(merchant, { amount: back, reverses: made.operation_id });
    expect(reply.body).toMatchObject({
      operation_type: "reversal",
      reverses: made.operation_id,
      entries: [{ entry_type: "reversal", direction }],
    });
    expect(await balanceOf(merchant)).toMatchObject({ balance });
  });
});

describe("Idempotency-Key", () => {
  test("is required", async () => {
    const merchant = await testMerchant();
    for (const idempotencyKey of [null, ""]) {
      const reply = await adjust(merchant, { amount: "1" }, { idempotencyKey });
      expect([reply.status, reply.body]).toEqual([400, { "Idempotency-Key": ["This field is required."] }]);
    }
    expect(await balanceOf(merchant)).toBeNull();
  });

  test("at most 255 characters", async () => {
    const reply = await adjust(await testMerchant(), { amount: "1" }, { idempotencyKey: "k".repeat(256) });
    expect([reply.status, reply.body]).toEqual([
      400,
      { "Idempotency-Key": ["Ensure this field has no more than 255 characters."] },
    ]);
  });

  test("repeated with the same body answers word for word and says so; with another body it is 422", async () => {
    const merchant = await testMerchant();
    const first = await adjust(merchant, { amount: "1" }, { idempotencyKey: "k" });
    const again = await adjust(merchant, { amount: "1" }, { idempotencyKey: "k" });
    expect([again.status, again.body, again.headers.get("Idempotent-Replayed")]).toEqual([201, first.body, "true"]);
    const other = await adjust(merchant, { amount: "2" }, { idempotencyKey: "k" });
    expect([other.status, Object.keys(other.body)]).toEqual([422, ["detail"]]);
    expect(await entriesOf(merchant)).toEqual(["credit_adjustment 1.000"]);
  });

  test("is kept by the ledger for ever: forgotten elsewhere, it still credits once", async () => {
    const merchant = await testMerchant();
    const first = await adjust(merchant, { amount: "1" }, { idempotencyKey: "k" });
    await merchant.ctx.db.idempotencyKey.deleteMany({ where: { merchantId: merchant.id } });
    const again = await adjust(merchant, { amount: "1" }, { idempotencyKey: "k" });
    expect([again.status, again.body]).toEqual([201, first.body]);
    await merchant.ctx.db.idempotencyKey.deleteMany({ where: { merchantId: merchant.id } });
    expect((await adjust(merchant, { amount: "2" }, { idempotencyKey: "k" })).status).toBe(422);
    expect(await entriesOf(merchant)).toEqual(["credit_adjustment 1.000"]);
  });

  test("of one provider's wallet is no repeat at another's", async () => {
    const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_sarraf", "wallet_loyalty"] }] });
    await adjust(merchant, { amount: "1" }, { idempotencyKey: "k" });
    const other = await adjust(merchant, { amount: "1" }, { idempotencyKey: "k", params: { provider: "loyalty" } });
    expect(other.status).toBe(422);
    expect(await balanceOf(merchant, { slug: "loyalty" })).toBeNull();
  });

  test("of a refused adjustment may be used again", async () => {
    const merchant = await testMerchant();
    expect((await adjust(merchant, { amount: "-1" }, { idempotencyKey: "k" })).status).toBe(400);
    expect((await adjust(merchant, { amount: "1" }, { idempotencyKey: "k" })).status).toBe(201);
  });

  test("16 at once are one credit", async () => {
    const merchant = await testMerchant();
    const sent = Array.from({ length: 16 }, () => adjust(merchant, { amount: "1" }, { idempotencyKey: "k" }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(await entriesOf(merchant)).toEqual(["credit_adjustment 1.000"]);
  });
});

describe("400", () => {
  it.each([
    [{}, { amount: ["This field is required."] }],
    [{ amount: "0" }, { amount: ["Ensure this value is not 0."] }],
    [{ amount: "-0.000" }, { amount: ["Ensure this value is not 0."] }],
    [{ amount: "1.0005" }, { amount: ["Ensure that there are no more than 3 decimal places."] }],
    [{ amount: "1.5", currency: "JPY" }, { amount: ["Ensure that there are no more than 0 decimal places."] }],
    [{ amount: "ten" }, { amount: ["A valid number is required."] }],
    [
      { amount: "100000000000000" },
      { amount: ["Ensure that there are no more than 14 digits before the decimal point."] },
    ],
    [{ amount: "1", currency: "ZZZ" }, { currency: ['"ZZZ" is not a valid choice.'] }],
    [{ amount: "1", customer_id: null }, { customer_id: ["This field may not be null."] }],
    [{ amount: "1", reason: "x".repeat(256) }, { reason: ["Ensure this field has no more than 255 characters."] }],
    [{ amount: "1", reference: "a\0" }, { reference: ["Null characters are not allowed."] }],
    [{ amount: "-1" }, { amount: ["Ensure this value is greater than or equal to 0.000."] }],
    [{ amount: "1", reverses: 5 }, { reverses: ["The account has no adjustment 5."] }],
  ])("%j", async (body, expected) => {
    const merchant = await testMerchant();
    const reply = await adjust(merchant, body);
    expect([reply.status, reply.body]).toEqual([400, expected]);
    expect(await balanceOf(merchant)).toBeNull();
  });

  test("a debit below what is available, though the balance would bear it", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "10");
    await hold(merchant, { sessionId: anySession(), amount: "4" });
    const reply = await adjust(merchant, { amount: "-6.001" });
    expect([reply.status, reply.body]).toEqual([
      400,
      { amount: ["Ensure this value is greater than or equal to -6.000."] },
    ]);
  });

  test("a reversal of another sum, a second one, of a reversal, of a spent credit", async () => {
    const merchant = await testMerchant();
    const { operation_id: reverses } = await credit(merchant, "5");
    expect((await adjust(merchant, { amount: "-4", reverses })).body).toEqual({
      amount: ["Must be -5.000, the opposite of the adjustment."],
    });
    const held = anySession();
    await hold(merchant, { sessionId: held, amount: "1" });
    expect((await adjust(merchant, { amount: "-5", reverses })).body).toEqual({
      amount: ["Ensure this value is greater than or equal to -4.000."],
    });
    await credit(merchant, "1");
    const back = await adjust(merchant, { amount: "-5", reverses });
    expect(back.status).toBe(201);
    expect((await adjust(merchant, { amount: "-5", reverses })).body).toEqual({
      reverses: [`Adjustment ${reverses} is reversed already.`],
    });
    const twice = await adjust(merchant, { amount: "5", reverses: back.body.operation_id });
    expect(twice.body).toEqual({ reverses: [`The account has no adjustment ${back.body.operation_id}.`] });
  });

  test("a reversal of what was adjusted in another account", async () => {
    const merchant = await testMerchant();
    const { operation_id: reverses } = await credit(merchant, "5", { customerId: "other" });
    await credit(merchant, "5");
    const reply = await adjust(merchant, { amount: "-5", reverses });
    expect([reply.status, reply.body]).toEqual([400, { reverses: [`The account has no adjustment ${reverses}.`] }]);
  });

  test("a suspended account says which word applies", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "5");
    const [account] = await customerAccounts(merchant.ctx, CUSTOMER);
    await changeAccount(merchant.ctx, { accountId: account?.id ?? "", event: "suspended" });
    const reply = await adjust(merchant, { amount: "1" });
    expect([reply.status, reply.body]).toEqual([
      400,
      { detail: "The customer's wallet account is suspended.", code: "account_inactive" },
    ]);
  });
});

test("401 for every caller without a private key, whatever its permissions", async () => {
  const merchant = await testMerchant();
  const [username, password] = [`clerk.${anySession().slice(0, 12)}`, "correct horse"];
  const all = { username, password, permissions: ["wallet.view", "payment.refund"] };
  await createUser(merchant.ctx, readInput(NewUser, all));
  const { token } = await issueToken(merchant.ctx, { username, password }, "198.51.100.7");
  const bearer = { "Idempotency-Key": "k", Authorization: `Bearer ${token}` };
  for (const sent of [
    { key: merchant.publicKey },
    { basic: [username, password] as const },
    { headers: bearer },
    { headers: { "Idempotency-Key": "k" } },
  ]) {
    const reply = await callRoute(adjustments, {
      method: "POST",
      params: { provider: "sarraf" },
      body: { customer_id: CUSTOMER, currency: "KWD", amount: "1" },
      ...sent,
    });
    expect(reply.status).toBe(401);
  }
  expect(await balanceOf(merchant)).toBeNull();
});

test("503 where the merchant has no wallet: no account is opened that nothing could spend", async () => {
  const merchant = await testMerchant({ gateways: [{ walletProviders: [] }] });
  expect((await adjust(merchant, { amount: "1" })).status).toBe(503);
  expect(await balanceOf(merchant)).toBeNull();
});
