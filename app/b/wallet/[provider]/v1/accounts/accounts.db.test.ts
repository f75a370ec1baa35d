import { describe, expect, it, test } from "vitest";
import { createUser, NewUser } from "@/server/domain/merchants";
import { changeAccount, customerAccounts } from "@/server/domain/wallet";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { anySession, CUSTOMER, credit, hold } from "@/server/testing/wallets";
import * as accounts from "./route";

const PASSWORD = "correct horse";

function ask(merchant: TestMerchant, body: unknown, sent: RouteRequest = {}, provider = "sarraf") {
  return callRoute(accounts, { method: "POST", key: merchant.privateKey, params: { provider }, body, ...sent });
}

async function user({ ctx }: TestMerchant, permissions: readonly string[]): Promise<readonly [string, string]> {
  const username = `reader.${anySession().slice(0, 12)}`;
  await createUser(ctx, readInput(NewUser, { username, password: PASSWORD, permissions }));
  return [username, PASSWORD];
}

describe("200", () => {
  test("an account with every field, what is held apart from what is available", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "10.5");
    await hold(merchant, { sessionId: anySession(), amount: "4" });
    const reply = await ask(merchant, { customer_id: CUSTOMER, currency: "KWD" });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(reply.body).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          customer_id: CUSTOMER,
          currency: "KWD",
          status: "active",
          balance: "10.500",
          available_balance: "6.500",
          created_at: time,
          updated_at: time,
        },
      ],
    });
  });

  test("a customer without credit has none", async () => {
    const merchant = await testMerchant();
    const reply = await ask(merchant, { customer_id: "nobody" });
    expect(reply.body).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  test("amounts have their currency's decimals; the newest account comes first", async () => {
    const merchant = await testMerchant();
    for (const [currencyCode, amount] of [
      ["KWD", "1"],
      ["USD", "2"],
      ["JPY", "3"],
    ] as const)
      await credit(merchant, amount, { currencyCode });
    const { results } = (await ask(merchant, { customer_id: CUSTOMER })).body;
    expect(results.map(({ balance, currency }: Record<string, string>) => `${balance} ${currency}`)).toEqual([
      "3 JPY",
      "2.00 USD",
      "1.000 KWD",
    ]);
  });

  it.each([
    [{ currency: "USD" }, ["USD"]],
    [{ currency: "usd" }, ["USD"]],
    [{ currency: "ZZZ" }, []],
    [{ status: "suspended" }, ["KWD"]],
    [{ status: "active" }, ["USD"]],
    [{ currency: "", status: "", pagination: null }, ["USD", "KWD"]],
  ])("filtered by %j", async (filter, expected) => {
    const merchant = await testMerchant();
    await credit(merchant, "1");
    const [first] = await customerAccounts(merchant.ctx, CUSTOMER);
    await changeAccount(merchant.ctx, { accountId: first?.id ?? "", event: "suspended" });
    await credit(merchant, "2", { currencyCode: "USD" });
    const { body } = await ask(merchant, { customer_id: CUSTOMER, ...filter });
    expect(body.results.map(({ currency }: { currency: string }) => currency)).toEqual(expected);
    expect(body.count).toBe(expected.length);
  });

  test("page by page forth and back, the count staying that of all", async () => {
    const merchant = await testMerchant();
    const codes = ["KWD", "USD", "SAR", "AED", "BHD"];
    for (const currencyCode of codes) await credit(merchant, "1", { currencyCode });
    const seen: string[][] = [];
    const read = async (pagination: unknown) => {
      const { body } = await ask(merchant, { customer_id: CUSTOMER, pagination });
      expect(body.count).toBe(5);
      seen.push(body.results.map(({ currency }: { currency: string }) => currency));
      return body;
    };
    const first = await read({ per_page: 2 });
    expect(first.previous).toBeNull();
    expect(first.next).toEqual({ cursor: expect.any(Number), direction: "forward", per_page: 2 });
    const second = await read(first.next);
    const third = await read(second.next);
    expect(third.next).toBeNull();
    const back = await read(third.previous);
    const start = await read(back.previous);
    expect(start.previous).toBeNull();
    const [a, b, c] = [["BHD", "AED"], ["SAR", "USD"], ["KWD"]];
    expect(seen).toEqual([a, b, c, b, a]);
    await read({ cursor: first.next.cursor, per_page: "2" });
    expect(seen.at(-1)).toEqual(b);
  });

  test("a form tells the same, with dotted keys", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "1");
    await credit(merchant, "1", { currencyCode: "USD" });
    const form = new URLSearchParams({ customer_id: CUSTOMER, "pagination.per_page": "1" });
    const { body } = await ask(merchant, form);
    expect(body.results).toHaveLength(1);
    expect(body.next).toMatchObject({ per_page: 1 });
  });

  test("a user with wallet.view reads; beside the credential it takes three statements", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "1");
    const basic = await user(merchant, ["wallet.view"]);
    const reply = await callRoute(accounts, {
      method: "POST",
      params: { provider: "sarraf" },
      basic,
      body: { customer_id: CUSTOMER },
    });
    expect(reply.body.count).toBe(1);
    const { statements } = await countStatements(() => ask(merchant, { customer_id: CUSTOMER }));
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});

test.each([
  [{}, { customer_id: ["This field is required."] }],
  [{ customer_id: "" }, { customer_id: ["This field may not be blank."] }],
  [{ customer_id: "x".repeat(65) }, { customer_id: ["Ensure this field has no more than 64 characters."] }],
  [{ customer_id: "c", currency: "EURO" }, { currency: ["Ensure this field has no more than 3 characters."] }],
  [{ customer_id: "c", status: "asleep" }, { status: ['"asleep" is not a valid choice.'] }],
  [
    { customer_id: "c", pagination: { cursor: "x", direction: "up", per_page: 0 } },
    {
      pagination: {
        cursor: ["A valid integer is required."],
        direction: ['"up" is not a valid choice.'],
        per_page: ["Ensure this value is greater than or equal to 1."],
      },
    },
  ],
  [{ customer_id: "c", pagination: 7 }, { pagination: ["Invalid data. Expected a dictionary, but got int."] }],
])("400: %j", async (body, expected) => {
  const reply = await ask(await testMerchant(), body);
  expect([reply.status, reply.body]).toEqual([400, expected]);
});

test("401 without a credential and with a public key", async () => {
  const merchant = await testMerchant();
  const bare = await callRoute(accounts, {
    method: "POST",
    params: { provider: "sarraf" },
    body: { customer_id: "c" },
  });
  expect(bare.status).toBe(401);
  const open = await ask(merchant, { customer_id: "c" }, { key: merchant.publicKey });
  expect(open.status).toBe(401);
  expect(open.headers.get("www-authenticate")).toContain("Api-Key");
});

test("403 for a user without wallet.view", async () => {
  const merchant = await testMerchant();
  const basic = await user(merchant, ["payment.refund"]);
  const reply = await callRoute(accounts, {
    method: "POST",
    params: { provider: "sarraf" },
    basic,
    body: { customer_id: "c" },
  });
  expect([reply.status, Object.keys(reply.body)]).toEqual([403, ["detail"]]);
});

describe("404 and 503: the wallet that the path names", () => {
  it.each(["unknown", "wallet_sarraf", "Sarraf", "a".repeat(200), "sarraf' OR 1=1"])("%s is none", async (slug) => {
    const reply = await ask(await testMerchant(), { customer_id: "c" }, {}, slug);
    expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
  });

  test("a merchant without a wallet gateway and without accounts has no service", async () => {
    const merchant = await testMerchant({ gateways: [{ walletProviders: [] }] });
    const reply = await ask(merchant, { customer_id: "c" });
    expect([reply.status, reply.body]).toEqual([503, { detail: "This merchant has no wallet service." }]);
  });

  test("accounts are read even after the last gateway gave the wallet up", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "1");
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { walletProviders: [] } });
    expect((await ask(merchant, { customer_id: CUSTOMER })).body.count).toBe(1);
  });

  test("a second provider has its own accounts", async () => {
    const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_sarraf", "wallet_loyalty"] }] });
    await credit(merchant, "1", { slug: "loyalty" });
    expect((await ask(merchant, { customer_id: CUSTOMER })).body.count).toBe(0);
    expect((await ask(merchant, { customer_id: CUSTOMER }, {}, "loyalty")).body.count).toBe(1);
  });
});

test("405 with Allow for another verb", async () => {
  const reply = await callRoute(accounts, { params: { provider: "sarraf" } });
  expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("another merchant's accounts are not there", async () => {
  const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
  await credit(one, "1");
  expect((await ask(other, { customer_id: CUSTOMER })).body.count).toBe(0);
});
