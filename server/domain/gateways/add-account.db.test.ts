import { describe, expect, it, test } from "vitest";
import { Forbidden, InvalidFields, RateLimited } from "@/server/kernel/errors";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { addGatewayAccount, changeGatewayAccount } from "./add-account";
import { gatewayFields } from "./credentials";
import { amountLimits, environmentOf } from "./describe-account";
import { keyGatewayAccount } from "./key-account";

const bench = stripeBench();
const KEYS = { secret_key: "sk_test_0123456789abcd", webhook_secret: "whsec_12345678" };
const INPUT = {
  ...{ code: "stripe", name: "Cards", connector: "stripe", isSandbox: true, defaultCurrency: "KWD" },
  ...{ operations: ["refund"], plugins: ["payment_request"] },
};

async function merchantOf(permissions: readonly string[] = ["gateway.add"]): Promise<TestMerchant> {
  const merchant = await testMerchant();
  const actor = { kind: "user", via: "console", id: 7, username: "u", permissions, isChecker: false };
  const names = { email: null, firstName: null, lastName: null, phone: null };
  return { ...merchant, ctx: { ...merchant.ctx, actor: { ...actor, ...names } as typeof merchant.ctx.actor } };
}

const accounts = ({ ctx, id }: TestMerchant) => ctx.db.gateway.count({ where: { merchantId: id, code: "stripe" } });

test("an account that its gateway accepts is stored with its identity, and with an audit event without keys", async () => {
  const merchant = await merchantOf();
  expect(await addGatewayAccount(merchant.ctx, { input: INPUT, values: KEYS })).toEqual({
    ok: true,
    account: "acct_double",
  });
  expect(await gatewayFields(merchant.ctx, "stripe")).toMatchObject({
    environment: "test",
    identity: "test:acct_double",
    fields: { secret_key: "****abcd", webhook_secret: "****5678" },
  });
  const events = await merchant.ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id } });
  const made = events.filter(({ action }) => action === "gateway.created").map(({ after }) => after);
  expect(made).toMatchObject([{ connector: "stripe", identity: "test:acct_double" }]);
  expect(JSON.stringify(made)).not.toContain("sk_test");
});

describe("a refused account is not stored", () => {
  it("if the gateway does not know the key, or cannot be reached", async () => {
    const merchant = await merchantOf();
    bench.double.fail("unauthorized", /^GET/);
    expect(await addGatewayAccount(merchant.ctx, { input: INPUT, values: KEYS })).toMatchObject({ cause: "key" });
    await bench.double.stop();
    expect(await addGatewayAccount(merchant.ctx, { input: INPUT, values: KEYS })).toMatchObject({ cause: "network" });
    expect(await accounts(merchant)).toBe(0);
  });

  it.each([
    ["a test key in a live account", { ...INPUT, isSandbox: false }, KEYS],
    ["a live key in a test account", INPUT, { secret_key: "sk_live_1" }],
    ["a missing key", INPUT, {}],
    ["an unknown field", INPUT, { ...KEYS, other: "1" }],
    ["a code that is taken", { ...INPUT, code: "sandbox" }, KEYS],
    ["an invalid currency", { ...INPUT, defaultCurrency: "XXX" }, KEYS],
  ])("%s: without a call of the gateway", async (_, input, values) => {
    const merchant = await merchantOf();
    await expect(addGatewayAccount(merchant.ctx, { input, values })).rejects.toThrow(InvalidFields);
    expect([bench.double.requests, await accounts(merchant)]).toEqual([[], 0]);
  });

  it("from a user without the permission, who changes no account either", async () => {
    const { ctx } = await merchantOf(["payment.refund"]);
    await expect(addGatewayAccount(ctx, { input: INPUT, values: KEYS })).rejects.toThrow(Forbidden);
    await expect(changeGatewayAccount(ctx, { code: "sandbox", changes: { name: "x" } })).rejects.toThrow(Forbidden);
    expect(bench.double.requests).toEqual([]);
  });

  it("after ten refused keys of the user, sent one after another or at once; other users may try theirs", async () => {
    const merchant = await merchantOf();
    const add = (ctx = merchant.ctx) => addGatewayAccount(ctx, { input: INPUT, values: KEYS });
    for (let tries = 0; tries < 8; tries += 1) {
      bench.double.fail("unauthorized", /^GET/);
      expect(await add()).toMatchObject({ cause: "key" });
    }
    await bench.double.stop();
    const many = await Promise.allSettled(Array.from({ length: 6 }, () => add()));
    expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(add()).rejects.toThrow(RateLimited);
    await expect(keyGatewayAccount(merchant.ctx, { code: "sandbox", values: {} })).rejects.toThrow(RateLimited);
    const another = { ...merchant.ctx, actor: { ...merchant.ctx.actor, id: 8 } } as typeof merchant.ctx;
    expect(await add(another)).toMatchObject({ cause: "network" });
  });

  it("after thirty refused keys of the merchant's users together", async () => {
    const { ctx } = await merchantOf();
    await bench.double.stop();
    const by = (id: number) => ({ ...ctx, actor: { ...ctx.actor, id } }) as typeof ctx;
    for (const id of [1, 2, 3])
      for (let tries = 0; tries < 10; tries += 1) await addGatewayAccount(by(id), { input: INPUT, values: KEYS });
    await expect(addGatewayAccount(by(4), { input: INPUT, values: KEYS })).rejects.toThrow(RateLimited);
  });

  it("after five within an hour", async () => {
    const { ctx } = await merchantOf();
    for (const code of ["a", "b", "c", "d", "e"])
      await addGatewayAccount(ctx, { input: { ...INPUT, code }, values: KEYS });
    await expect(addGatewayAccount(ctx, { input: INPUT, values: KEYS })).rejects.toThrow(RateLimited);
  });
});

test("an account is disabled and enabled again by the kinds of payment it is used for", async () => {
  const { ctx, id } = await merchantOf();
  const plugins = async () => (await ctx.db.gateway.findFirstOrThrow({ where: { merchantId: id } })).plugins;
  await changeGatewayAccount(ctx, { code: "sandbox", changes: { plugins: [] } });
  expect(await plugins()).toEqual([]);
  await changeGatewayAccount(ctx, { code: "sandbox", changes: { plugins: ["e_commerce"], nameAr: "بطاقة" } });
  expect(await plugins()).toEqual(["e_commerce"]);
  expect(await ctx.db.auditEvent.count({ where: { merchantId: id, action: "gateway.changed" } })).toBe(2);
});

test("environments are test, live and simulated, and a Stripe account is never simulated", () => {
  const named = [true, false].flatMap((isSandbox) =>
    ["stripe", "adyen", "sarraf_sandbox"].map((connector) => environmentOf({ connector, isSandbox })),
  );
  expect(named).toEqual(["test", "test", "simulated", "live", "live", "simulated"]);
});

test("the limits of an account are those of its gateway, in each of its currencies", () => {
  const limits = amountLimits({ connector: "stripe", acceptedCurrencies: ["KWD", "USD"] as never });
  expect(limits.map(({ currency, step }) => [currency, step])).toEqual([
    ["KWD", "0.010"],
    ["USD", null],
  ]);
  expect(limits.every(({ most }) => most !== null)).toBe(true);
});
