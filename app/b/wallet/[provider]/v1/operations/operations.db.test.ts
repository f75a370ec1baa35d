import { describe, expect, it, test } from "vitest";
import { transaction } from "@/server/db/transactions/transaction";
import { commitHold, releaseHold, releaseReservations } from "@/server/domain/wallet";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { anySession, CUSTOMER, credit, hold, writing } from "@/server/testing/wallets";
import * as operations from "./route";

const ask = (merchant: TestMerchant, operation_id: unknown, provider = "sarraf") =>
  callRoute(operations, { method: "POST", key: merchant.privateKey, params: { provider }, body: { operation_id } });

/** A hold of 4 and what became of it. */
async function reservation(end: "none" | "commit" | "changed" | "timer") {
  const merchant = await testMerchant();
  const { ctx } = merchant;
  const sessionId = anySession();
  await credit(merchant, "10");
  await hold(merchant, { sessionId, amount: "4", at: new Date(Date.now() - 5 * 3_600_000) });
  const row = await ctx.db.walletReservation.findFirstOrThrow({ where: { sessionId } });
  const expected = money("4", currency("KWD"));
  const agreed = { sessionId, customerId: CUSTOMER, holdId: row.holdId, expected, at: ctx.now() };
  if (end === "commit") await writing(merchant, (tx, writes) => commitHold(ctx, tx, agreed, writes));
  if (end === "changed") await transaction(ctx.db, (tx) => releaseHold(ctx, tx, { ...agreed, why: "changed" }));
  if (end === "timer") await releaseReservations.run(ctx, row.id);
  return { merchant, sessionId, id: row.operationId.toString() };
}

describe("200", () => {
  test("a reservation with every entry of it, by number and by its digits", async () => {
    const { merchant, sessionId, id } = await reservation("commit");
    const entry = { currency: "KWD", amount: "4.000", status: "completed", created_at: expect.stringMatching(/Z$/) };
    const expected = {
      operation_id: Number(id),
      operation_type: "reservation",
      status: "completed",
      session_id: sessionId,
      reason: null,
      reference: null,
      reverses: null,
      entries: [
        { id: expect.any(Number), entry_type: "reserve", direction: "debit", ...entry },
        { id: expect.any(Number), entry_type: "debit_payment", direction: "debit", ...entry },
      ],
    };
    for (const sent of [id, Number(id)]) {
      const reply = await ask(merchant, sent);
      expect([reply.status, reply.body]).toEqual([200, expected]);
    }
  });

  it.each([
    ["none", "pending", ["reserve"]],
    ["changed", "canceled", ["reserve", "release"]],
    ["timer", "expired", ["reserve", "release"]],
  ] as const)("a reservation that ended by %s is %s", async (end, status, types) => {
    const { merchant, id } = await reservation(end);
    const { body } = await ask(merchant, id);
    expect(body.status).toBe(status);
    expect(body.entries.map(({ entry_type }: { entry_type: string }) => entry_type)).toEqual(types);
  });

  test("an adjustment", async () => {
    const merchant = await testMerchant();
    const made = await credit(merchant, "10");
    expect((await ask(merchant, made.operation_id)).body).toEqual(made);
    expect(made).toMatchObject({ operation_type: "adjustment", status: "completed", session_id: null });
  });
});

describe("400", () => {
  it.each([1, "999999999999", Number.MAX_SAFE_INTEGER])("no operation %s of the merchant", async (id) => {
    const reply = await ask(await testMerchant(), id);
    expect([reply.status, reply.body]).toEqual([400, { detail: `Wallet operation ${id} was not found.` }]);
  });

  test("an operation of another merchant or another provider", async () => {
    const gateways = [{ walletProviders: ["wallet_sarraf", "wallet_loyalty"] }];
    const [one, other] = await Promise.all([testMerchant({ gateways }), testMerchant({ gateways })]);
    const { operation_id } = await credit(one, "1");
    expect((await ask(other, operation_id)).status).toBe(400);
    expect((await ask(one, operation_id, "loyalty")).status).toBe(400);
    expect((await ask(one, operation_id)).status).toBe(200);
  });

  it.each([
    [undefined, "This field is required."],
    ["wop_abc", "A valid integer is required."],
    [1.5, "A valid integer is required."],
    [0, "Ensure this value is greater than or equal to 1."],
    ["99999999999999999999", "Ensure this value is less than or equal to 9007199254740991."],
  ])("operation_id %j", async (sent, message) => {
    const reply = await ask(await testMerchant(), sent);
    expect([reply.status, reply.body]).toEqual([400, { operation_id: [message] }]);
  });
});
