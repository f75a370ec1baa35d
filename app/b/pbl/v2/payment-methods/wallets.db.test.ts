import { expect, it, test } from "vitest";
import { createUser, NewUser } from "@/server/domain/merchants";
import { changeAccount, customerAccounts } from "@/server/domain/wallet";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { anySession, CUSTOMER, credit, hold } from "@/server/testing/wallets";
import * as discovery from "./route";

const WITH_WALLET = { paymentServices: ["apple_pay"] };
const GATEWAYS = [
  { code: "b", ...WITH_WALLET },
  { code: "c", ...WITH_WALLET, plugins: ["payment_request"] },
  { code: "a", paymentServices: ["wallet", "apple_pay"], walletProviders: [] },
];

async function methods({ privateKey: key }: TestMerchant, body: Record<string, unknown> = {}, sent: RouteRequest = {}) {
  const reply = await callRoute(discovery, {
    method: "POST",
    key,
    body: { plugin: "e_commerce", customer_id: CUSTOMER, ...body },
    ...sent,
  });
  expect(reply.status).toBe(200);
  return reply.body;
}

const wallet = (currency: string, available_balance: string, code = "b") => ({
  type: "wallet",
  code,
  provider_code: "wallet_sarraf",
  currency,
  available_balance,
});

test("a customer with credit finds it after the codes of the gateways paid with, less what checkouts hold", async () => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  await credit(merchant, "10");
  await credit(merchant, "3.5", { currencyCode: "USD" });
  await hold(merchant, { sessionId: anySession(), amount: "4" });
  const session = { type: "e_commerce", pg_codes: ["a"], customer_id: CUSTOMER };
  await pay(merchant, await newSession(merchant, session), "1", { pgCode: "a" });
  const { customer_payment_methods } = await methods(merchant);
  expect(customer_payment_methods).toEqual(["a", wallet("KWD", "6.000"), wallet("USD", "3.50")]);
});

it.each([
  ["a currency asked for", { currencies: ["USD"] }, [wallet("USD", "1.00")]],
  ["no currency in which there is credit", { currencies: ["SAR"] }, []],
  ["the wallet service", { payment_services: ["wallet"] }, [wallet("KWD", "10.000"), wallet("USD", "1.00")]],
  ["another plugin's gateway", { plugin: "payment_request", currencies: ["USD"] }, [wallet("USD", "1.00")]],
  ["methods that only authorize", { operation: "authorize" }, []],
  ["nobody", { customer_id: "" }, []],
  ["somebody without credit", { customer_id: "nobody" }, []],
])("asked about %s", async (_, body, expected) => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  await credit(merchant, "10");
  await credit(merchant, "1", { currencyCode: "USD" });
  expect((await methods(merchant, body)).customer_payment_methods).toEqual(expected);
});

test("payment_services = [wallet] finds the gateways that carry one, whatever was listed for them", async () => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  const { payment_methods } = await methods(merchant, { payment_services: ["wallet"], plugin: "payment_request" });
  expect(payment_methods.map(({ code }: { code: string }) => code)).toEqual(["b", "c"]);
});

test("credit that is held whole, suspended, or that no method in the answer carries is not shown", async () => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  await credit(merchant, "10");
  await credit(merchant, "1", { currencyCode: "USD" });
  await hold(merchant, { sessionId: anySession(), amount: "10" });
  const [, dollars] = await customerAccounts(merchant.ctx, CUSTOMER);
  await changeAccount(merchant.ctx, { accountId: dollars?.id ?? "", event: "suspended" });
  expect((await methods(merchant)).customer_payment_methods).toEqual([]);
  await changeAccount(merchant.ctx, { accountId: dollars?.id ?? "", event: "activated" });
  expect((await methods(merchant)).customer_payment_methods).toEqual([wallet("USD", "1.00")]);
  const of = { where: { merchantId: merchant.id } };
  await merchant.ctx.db.gateway.updateMany({ ...of, data: { acceptedCurrencies: ["KWD"] } });
  expect((await methods(merchant)).customer_payment_methods).toEqual([]);
});

test("a user sees balances with wallet.view alone, and another merchant sees none", async () => {
  const [merchant, other] = await Promise.all([
    testMerchant({ gateways: GATEWAYS }),
    testMerchant({ gateways: GATEWAYS }),
  ]);
  await credit(merchant, "10");
  const password = "correct horse";
  for (const [permissions, expected] of [
    [["Can use b"], []],
    [["Can use b", "wallet.view"], [wallet("KWD", "10.000")]],
    [["Can use a", "wallet.view"], []],
  ] as const) {
    const username = `seer.${anySession().slice(0, 12)}`;
    await createUser(merchant.ctx, readInput(NewUser, { username, password, permissions }));
    const sent = { key: undefined, basic: [username, password] as const };
    expect((await methods(merchant, {}, sent)).customer_payment_methods).toEqual(expected);
  }
  expect((await methods(other)).customer_payment_methods).toEqual([]);
});
