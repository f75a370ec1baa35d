import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { hostileValue } from "@/server/testing/hostile";
import { newSession, pay } from "@/server/testing/paying";
import * as discovery from "./route";

const PASSWORD = "correct horse";
let counter = 0;
const fresh = (): string => `seer.${Date.now()}.${process.pid}.${++counter}`;

const GATEWAYS = [
  { code: "a", paymentServices: ["apple_pay"], tags: ["test"] },
  { code: "b", operation: "authorize", acceptedCurrencies: ["USD"], defaultCurrency: "USD", walletProviders: [] },
  { code: "c", plugins: ["payment_request"], walletProviders: [] },
  { code: "hidden", plugins: [], walletProviders: [] },
  { code: "live", isSandbox: false, isTokenizable: false, autoDebitEnabled: false, walletProviders: [] },
];

const ask = ({ privateKey }: TestMerchant, body: unknown, sent: RouteRequest = {}) =>
  callRoute(discovery, { method: "POST", key: privateKey, body, ...sent });
const codes = (methods: readonly { code: string }[]): string[] => methods.map(({ code }) => code);
const world = () => testMerchant({ gateways: GATEWAYS });

describe("200", () => {
  test("the records of the methods, by code, with every field", async () => {
    const reply = await ask(await world(), { plugin: "e_commerce" });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(["customer_payment_methods", "payment_methods"]);
    expect(reply.body.customer_payment_methods).toEqual([]);
    expect(codes(reply.body.payment_methods)).toEqual(["a", "b", "live"]);
    expect(reply.body.payment_methods[0]).toEqual({
      code: "a",
      name: "Sandbox",
      pg: "sarraf_sandbox",
      connector: { identifier: "sarraf_sandbox", processor: "sarraf_sandbox" },
      is_sandbox: true,
      logo: "http://localhost:3000/icons/card.svg",
      wallets: ["apple_pay"],
      payment_services: ["wallet", "apple_pay"],
      default_currency: "KWD",
      accepted_currencies: ["KWD", "USD", "SAR", "AED", "BHD", "EGP", "JPY"],
      operation: "purchase",
      operations: ["refund"],
      is_tokenizable: true,
      auto_debit_enabled: true,
      tags: ["test"],
    });
  });

  it.each([
    [{ plugin: "payment_request" }, ["a", "b", "c", "live"]],
    [{ currencies: ["KWD"] }, ["a", "live"]],
    [{ type: "production" }, ["live"]],
    [{ operation: "authorize" }, ["b"]],
    [{ tokenizable: true }, ["a", "b"]],
    [{ auto_debit: true, operation: "purchase" }, ["a"]],
    [{ payment_services: ["wallet"] }, ["a"]],
    [{ tags: ["test", "demo"] }, ["a"]],
    [{ pg_names: ["unknown"] }, []],
  ])("%j", async (filter, expected) => {
    const { body } = await ask(await world(), { plugin: "e_commerce", ...filter });
    expect(codes(body.payment_methods)).toEqual(expected);
  });

  test("from a form", async () => {
    const form = new URLSearchParams([
      ["plugin", "e_commerce"],
      ["currencies", "USD"],
      ["currencies", "EUR"],
      ["tokenizable", "true"],
      ["payment_services", ""],
      ["type", ""],
    ]);
    expect(codes((await ask(await world(), form)).body.payment_methods)).toEqual(["a", "b"]);
  });

  test("a user sees the gateways that it may use", async () => {
    const merchant = await world();
    const login = { username: fresh(), password: PASSWORD };
    const permissions = ["Can use b", "Can use hidden", "Can use nothing"];
    await createUser(merchant.ctx, readInput(NewUser, { ...login, permissions }));
    const sent = { key: undefined, basic: [login.username, PASSWORD] as const };
    const { status, body } = await ask(merchant, { plugin: "e_commerce" }, sent);
    expect([status, codes(body.payment_methods)]).toEqual([200, ["b"]]);
  });

  test("nothing of another merchant's", async () => {
    await world();
    const { body } = await ask(await testMerchant({ gateways: [] }), { plugin: "e_commerce", customer_id: "c-1" });
    expect(body).toEqual({ customer_payment_methods: [], payment_methods: [] });
  });

  test("four statements, the credential's and the customer's wallets included", async () => {
    const merchant = await world();
    const asked = () => ask(merchant, { plugin: "e_commerce", customer_id: "c-1" });
    expect((await countStatements(asked)).statements).toHaveLength(4);
  });
});

describe("customer_payment_methods", () => {
  test("are the codes that the customer paid with, the last first, out of the methods in the answer", async () => {
    const [merchant, other] = await Promise.all([world(), world()]);
    const paid = async (by: TestMerchant, pgCode: string, wire: object, ending = "1") => {
      const currency_code = pgCode === "b" ? "USD" : "KWD";
      const id = await newSession(by, { amount: "1", currency_code, pg_codes: [pgCode], customer_id: "c-1", ...wire });
      await pay(by, id, ending, { pgCode });
    };
    await paid(merchant, "a", {});
    await paid(merchant, "c", {});
    await paid(merchant, "b", {});
    await paid(merchant, "live", {}, "2");
    await paid(merchant, "live", { customer_id: "c-2" });
    await paid(other, "live", {});
    const of = async (body: object) => (await ask(merchant, { customer_id: "c-1", ...body })).body;
    expect((await of({ plugin: "payment_request" })).customer_payment_methods).toEqual(["b", "c", "a"]);
    expect((await of({ plugin: "e_commerce" })).customer_payment_methods).toEqual(["b", "a"]);
    expect((await of({ plugin: "e_commerce", currencies: ["KWD"] })).customer_payment_methods).toEqual(["a"]);
    expect((await of({ plugin: "e_commerce", customer_id: "" })).customer_payment_methods).toEqual([]);
    expect(codes((await of({ plugin: "e_commerce" })).payment_methods)).toEqual(["a", "b", "live"]);
  });
});

describe("400", () => {
  it.each([
    [{}, { plugin: ["This field is required."] }],
    [{ plugin: "" }, { plugin: ['"" is not a valid choice.'] }],
    [{ plugin: "invoice" }, { plugin: ['"invoice" is not a valid choice.'] }],
    [{ currencies: ["KWD", "XYZ"] }, { currencies: { 1: ['"XYZ" is not a valid choice.'] } }],
    [{ currencies: "KWD" }, { currencies: ['Expected a list of items but got type "str".'] }],
    [{ customer_id: "x".repeat(65) }, { customer_id: ["Ensure this field has no more than 64 characters."] }],
    [{ operation: "refund" }, { operation: ['"refund" is not a valid choice.'] }],
    [{ type: "test" }, { type: ['"test" is not a valid choice.'] }],
    [{ tokenizable: "perhaps" }, { tokenizable: ["Must be a valid boolean."] }],
    [{ tags: ["none"] }, { tags: { 0: ['"none" is not a valid choice.'] } }],
    [{ payment_services: ["cash"] }, { payment_services: { 0: ['"cash" is not a valid choice.'] } }],
    [{ pg_names: ["a\0"] }, { pg_names: { 0: ["Null characters are not allowed."] } }],
  ])("%j", async (body, fields) => {
    const plugin = "plugin" in body || Object.keys(body).length === 0 ? {} : { plugin: "e_commerce" };
    const reply = await ask(await testMerchant(), { ...plugin, ...body });
    expect([reply.status, reply.body]).toEqual([400, fields]);
  });

  test("hostile bodies meet 200 or 4xx", async () => {
    const merchant = await testMerchant();
    const field = fc.constantFrom("plugin", "currencies", "customer_id", "type", "tags", "pg_names", "__proto__");
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, hostileValue, { maxKeys: 5 }), async (body) => {
        const headers = { "Content-Type": "application/json" };
        const reply = await ask(merchant, JSON.stringify({ plugin: "e_commerce", ...body }), { headers });
        expect(reply.status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe("401", () => {
  test("without a credential, with a public key", async () => {
    const merchant = await testMerchant();
    for (const key of [undefined, merchant.publicKey]) {
      const reply = await ask(merchant, { plugin: "e_commerce" }, { key });
      expect(reply).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
      expect(reply.headers.get("www-authenticate")).toContain("Basic");
    }
  });
});

describe("405", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("%s", async (method) => {
    const reply = await callRoute(discovery, { method });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});
