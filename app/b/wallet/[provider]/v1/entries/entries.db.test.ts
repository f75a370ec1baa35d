import { describe, expect, it, test } from "vitest";
import { transaction } from "@/server/db/transactions/transaction";
import { releaseHold } from "@/server/domain/wallet";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { anySession, CUSTOMER, credit, hold } from "@/server/testing/wallets";
import * as entries from "./route";

const ask = (merchant: TestMerchant, body: Record<string, unknown> = {}) =>
  callRoute(entries, {
    method: "POST",
    key: merchant.privateKey,
    params: { provider: "sarraf" },
    body: { customer_id: CUSTOMER, currency: "KWD", ...body },
  });

/** A credit of 10, a debit of 1, and a hold of 4 that was released. */
async function world() {
  const merchant = await testMerchant();
  const sessionId = anySession();
  await credit(merchant, "10");
  await credit(merchant, "-1");
  await hold(merchant, { sessionId, amount: "4" });
  const { ctx } = merchant;
  await transaction(ctx.db, (tx) => releaseHold(ctx, tx, { sessionId, why: "changed", at: ctx.now() }));
  return { merchant, sessionId };
}

const types = (body: { results: { entry_type: string }[] }) => body.results.map(({ entry_type }) => entry_type);

describe("200", () => {
  test("the entries of the account, newest first, with every field", async () => {
    const { merchant, sessionId } = await world();
    const reply = await ask(merchant);
    expect(reply.status).toBe(200);
    const always = { currency: "KWD", status: "completed", created_at: expect.stringMatching(/Z$/) };
    const ofSession = { session_id: sessionId, pg_code: "sandbox", ...always };
    expect(reply.body).toEqual({
      count: 4,
      next: null,
      previous: null,
      results: [
        { entry_type: "release", direction: "credit", amount: "4.000", ...ofSession },
        { entry_type: "reserve", direction: "debit", amount: "4.000", ...ofSession },
        { entry_type: "debit_adjustment", direction: "debit", amount: "1.000", ...always },
        { entry_type: "credit_adjustment", direction: "credit", amount: "10.000", ...always },
      ],
    });
  });

  it.each([
    [{ entry_type: "reserve" }, ["reserve"]],
    [{ entry_type: "expire" }, []],
    [{ direction: "credit" }, ["release", "credit_adjustment"]],
    [{ status: "completed", direction: "debit" }, ["reserve", "debit_adjustment"]],
    [{ status: "pending" }, []],
    [{ pg_code: "sandbox" }, ["release", "reserve"]],
    [{ pg_code: "other" }, []],
    [{ session_id: anySession() }, []],
    [{ provider: "wallet_sarraf", entry_type: "release" }, ["release"]],
    [{ provider: "wallet_other" }, []],
    [{ date_from: "2000-01-01", date_to: "2999-12-31", direction: "credit" }, ["release", "credit_adjustment"]],
    [{ date_to: "2000-01-01" }, []],
    [{ date_from: "9999-12-31" }, []],
    [{ date_from: "0001-01-01", entry_type: "release" }, ["release"]],
    [{ date_to: "0001-01-01" }, []],
    [{ date_to: "9999-12-31", entry_type: "release" }, ["release"]],
  ])("filtered by %j", async (filter, expected) => {
    const { merchant } = await world();
    const { body } = await ask(merchant, filter);
    expect(types(body)).toEqual(expected);
    expect(body.count).toBe(expected.length);
  });

  test("of one session", async () => {
    const { merchant, sessionId } = await world();
    expect(types((await ask(merchant, { session_id: sessionId })).body)).toEqual(["release", "reserve"]);
  });

  test("days are the merchant's own and both count whole", async () => {
    const merchant = await testMerchant({ merchant: { timezone: "Asia/Kuwait" } });
    const lateEvening = new Date("2027-01-10T20:59:59.999Z");
    const midnight = new Date("2027-01-10T21:00:00.000Z");
    for (const [at, amount] of [
      [lateEvening, "1"],
      [midnight, "2"],
    ] as const)
      await credit({ ...merchant, ctx: merchant.as({ now: () => at }) }, amount);
    const amounts = async (filter: Record<string, unknown>) =>
      (await ask(merchant, filter)).body.results.map(({ amount }: { amount: string }) => amount);
    expect(await amounts({ date_from: "2027-01-10", date_to: "2027-01-10" })).toEqual(["1.000"]);
    expect(await amounts({ date_from: "2027-01-11", date_to: "2027-01-11" })).toEqual(["2.000"]);
    expect(await amounts({ date_from: "2027-01-10", date_to: "2027-01-11" })).toEqual(["2.000", "1.000"]);
    expect(await amounts({ date_from: "2027-01-12" })).toEqual([]);
  });

  test("every entry comes once, however the ledger grows meanwhile", async () => {
    const merchant = await testMerchant();
    for (let n = 1; n <= 7; n += 1) await credit(merchant, String(n));
    const seen: string[] = [];
    let pagination: unknown = { per_page: 3 };
    while (pagination !== null) {
      const { body } = await ask(merchant, { pagination });
      seen.push(...body.results.map(({ amount }: { amount: string }) => amount));
      pagination = body.next;
      await credit(merchant, "100");
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `${n}.000`));
  });
});

test("a page holds 20 unless asked otherwise, and 50 at most", async () => {
  const merchant = await testMerchant();
  for (let n = 0; n < 52; n += 1) await credit(merchant, "1");
  const lengths = async (pagination?: unknown) => (await ask(merchant, { pagination })).body.results.length;
  expect([await lengths(), await lengths({ per_page: 50 }), await lengths({ per_page: 1_000 })]).toEqual([20, 50, 50]);
});

describe("400", () => {
  test("the customer has no account in that currency", async () => {
    const { merchant } = await world();
    for (const currency of ["USD", "ZZZ"]) {
      const reply = await ask(merchant, { currency });
      expect([reply.status, reply.body]).toEqual([
        400,
        { detail: `The customer has no wallet account in ${currency}.` },
      ]);
    }
  });

  it.each([
    [{ currency: undefined }, { currency: ["This field is required."] }],
    [{ entry_type: "gift" }, { entry_type: ['"gift" is not a valid choice.'] }],
    [
      { date_from: "2027-02-30" },
      { date_from: ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."] },
    ],
  ])("%j", async (body, expected) => {
    const reply = await ask(await testMerchant(), body);
    expect([reply.status, reply.body]).toEqual([400, expected]);
  });
});
