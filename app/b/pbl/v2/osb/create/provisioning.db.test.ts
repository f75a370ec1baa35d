import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { describe, expect, it, test, vi } from "vitest";
import { createUser, issueToken, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { hostileValue } from "@/server/testing/hostile";
import * as provisioning from "./route";

const BODY = { name_en: "Shop", currency_code: "KWD" };
const PASSWORD = "correct horse";
let counter = 0;
const fresh = (): string => `maker.${Date.now()}.${process.pid}.${++counter}`;

async function world() {
  const merchant = await testMerchant({ gateways: [] });
  const post = (body: unknown, sent: RouteRequest = {}) =>
    callRoute(provisioning, { method: "POST", key: merchant.privateKey, body, ...sent });
  const options = (sent: RouteRequest = {}) =>
    callRoute(provisioning, { method: "OPTIONS", key: merchant.privateKey, ...sent });
  const newUser = async () => {
    const username = fresh();
    const permissions = ["gateway.add"];
    const user = await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, permissions }));
    const { token } = await issueToken(merchant.ctx, { username, password: PASSWORD }, fresh());
    return { ...user, bearer: { Authorization: `Bearer ${token}` } };
  };
  const gateways = () => merchant.ctx.db.gateway.count({ where: { merchantId: merchant.id } });
  return { ...merchant, post, options, newUser, gateways };
}

/** Configures a provider that serves its key here, and hands `work` what signs as it does. */
async function withIdentityProvider(work: (sign: (claims: JWTPayload) => Promise<string>) => Promise<void>) {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256" };
  const server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const [iss, aud] = ["https://idp.example", "sarraf-api"];
  vi.stubEnv("IDP_ISSUER", iss);
  vi.stubEnv("IDP_AUDIENCE", aud);
  vi.stubEnv("IDP_JWKS_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`);
  const exp = Math.floor(Date.now() / 1000) + 60;
  try {
    await work((claims) =>
      new SignJWT({ iss, aud, exp, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "k1", typ: "at+jwt" })
        .sign(privateKey),
    );
  } finally {
    vi.unstubAllEnvs();
    server.close();
  }
}

describe("201", () => {
  test("the discovery record of a gateway with everything off", async () => {
    const { post } = await world();
    const { status, body } = await post({ name_en: "My Shop", currency_code: "KWD" });
    expect(status).toBe(201);
    expect(body).toEqual({
      code: "my-shop",
      name: "My Shop",
      pg: "sarraf_sandbox",
      connector: { identifier: "sarraf_sandbox", processor: "sarraf_sandbox" },
      is_sandbox: true,
      logo: "http://localhost:3000/icons/card.svg",
      wallets: [],
      payment_services: [],
      default_currency: "KWD",
      accepted_currencies: ["KWD"],
      operation: "purchase",
      operations: [],
      is_tokenizable: false,
      auto_debit_enabled: false,
      tags: [],
    });
  });

  test("with everything that was asked for", async () => {
    const { post, ctx, id } = await world();
    const asked = {
      code: "Auth_1",
      name_en: "Holds",
      currency_code: "usd",
      accepted_currencies: ["KWD", "USD"],
      plugins: ["e_commerce", "payment_request", "e_commerce"],
      is_tokenizable: true,
      auto_debit_enabled: true,
      operation: "authorize",
      operations: ["refund", "void", "capture"],
      multi_attempt: false,
      type: "production",
      is_sandbox: false,
    };
    const { status, body } = await post(asked);
    expect([status, body]).toMatchObject([
      201,
      {
        code: "Auth_1",
        default_currency: "USD",
        accepted_currencies: ["KWD", "USD"],
        operation: "authorize",
        operations: ["refund", "void", "capture"],
        is_tokenizable: true,
        auto_debit_enabled: true,
        is_sandbox: true,
      },
    ]);
    const row = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId: id } });
    expect(row).toMatchObject({ multiAttempt: false, plugins: ["e_commerce", "payment_request"] });
  });

  test("from a form", async () => {
    const { post } = await world();
    const form = new URLSearchParams([
      ["name_en", "Form"],
      ["currency_code", "KWD"],
      ["plugins", "e_commerce"],
      ["plugins", "payment_request"],
      ["operations", "refund"],
      ["is_tokenizable", "true"],
      ["code", ""],
    ]);
    expect(await post(form)).toMatchObject({
      status: 201,
      body: { code: "form", is_tokenizable: true, operations: ["refund"] },
    });
  });

  test("a name used again gets a number; the same code at another merchant is no hindrance", async () => {
    const [one, other] = [await world(), await world()];
    const codes = [await one.post(BODY), await one.post(BODY), await other.post(BODY)].map(({ body }) => body.code);
    expect(codes).toEqual(["shop", "shop-2", "shop"]);
  });

  test("for a user of the merchant, by the service's token and by the identity provider's", async () => {
    const { post, newUser, ctx, id } = await world();
    const { id: user, username, bearer } = await newUser();
    expect(await post(BODY, { key: undefined, headers: bearer })).toMatchObject({ status: 201 });
    await withIdentityProvider(async (sign) => {
      const headers = {
        Authorization: `Bearer ${await sign({ sub: username, email: username, email_verified: true })}`,
      };
      expect(await post(BODY, { key: undefined, headers })).toMatchObject({ status: 201 });
    });
    const rows = await ctx.db.gateway.findMany({ where: { merchantId: id } });
    expect(rows.map(({ provisionedBy }) => provisionedBy)).toEqual([`user:${user}`, `user:${user}`]);
  });

  test("for a production merchant too, since the gateway always simulates", async () => {
    const { privateKey } = await testMerchant({ merchant: { production: true }, gateways: [] });
    const reply = await callRoute(provisioning, { method: "POST", key: privateKey, body: BODY });
    expect(reply).toMatchObject({ status: 201, body: { is_sandbox: true } });
  });

  test("five statements, the credential's and the audit event's included", async () => {
    const { post } = await world();
    const { statements } = await countStatements(() => post(BODY));
    expect(statements).toHaveLength(5);
  });
});

describe("400", () => {
  it.each([
    [{}, { name_en: ["This field is required."], currency_code: ["This field is required."] }],
    [{ ...BODY, name_en: "" }, { name_en: ["This field may not be blank."] }],
    [{ ...BODY, name_en: "x".repeat(17) }, { name_en: ["Ensure this field has no more than 16 characters."] }],
    [{ ...BODY, name_en: "a\0b" }, { name_en: ["Null characters are not allowed."] }],
    [{ ...BODY, currency_code: "XXX" }, { currency_code: ['"XXX" is not a valid choice.'] }],
    [{ ...BODY, code: "with space" }, { code: [expect.stringContaining("letters, numbers")] }],
    [{ ...BODY, code: "x".repeat(17) }, { code: ["Ensure this field has no more than 16 characters."] }],
    [{ ...BODY, plugins: ["pos"] }, { plugins: { 0: ['"pos" is not a valid choice.'] } }],
    [{ ...BODY, operation: "capture" }, { operation: ['"capture" is not a valid choice.'] }],
    [{ ...BODY, operations: ["purchase"] }, { operations: { 0: ['"purchase" is not a valid choice.'] } }],
    [{ ...BODY, auto_debit_enabled: true }, { auto_debit_enabled: ["Auto-debit needs `is_tokenizable`."] }],
    [{ ...BODY, is_tokenizable: "perhaps" }, { is_tokenizable: ["Must be a valid boolean."] }],
    [{ ...BODY, accepted_currencies: ["USD"] }, { accepted_currencies: ["Must contain the default currency KWD."] }],
  ])("%j", async (body, fields) => {
    const { post, gateways } = await world();
    const reply = await post(body);
    expect([reply.status, reply.body]).toEqual([400, fields]);
    expect(await gateways()).toBe(0);
  });

  test("a code that the merchant has", async () => {
    const { post } = await world();
    await post({ ...BODY, code: "mine" });
    expect(await post({ ...BODY, code: "mine" })).toMatchObject({
      status: 400,
      body: { code: ["A payment gateway with this code already exists."] },
    });
  });
});

test("hostile bodies meet 201 or 4xx, and a refused one stores nothing", async () => {
  const { post, gateways } = await world();
  const names = ["name_en", "code", "currency_code", "accepted_currencies", "plugins", "operations", "is_tokenizable"];
  const body = fc.dictionary(fc.constantFrom(...names, "operation", "multi_attempt", "__proto__"), hostileValue, {
    maxKeys: 4,
  });
  await fc.assert(
    fc.asyncProperty(body, async (change) => {
      const before = await gateways();
      const headers = { "Content-Type": "application/json" };
      const reply = await post(JSON.stringify({ ...BODY, ...change }), { headers });
      expect([201, 400, 429]).toContain(reply.status);
      expect(await gateways()).toBe(before + (reply.status === 201 ? 1 : 0));
    }),
    { numRuns: 200 },
  );
}, 60_000);

describe("401, for the creation and for OPTIONS", () => {
  test("without a credential, with a public key, with a password", async () => {
    const { post, options, publicKey, newUser, gateways } = await world();
    const { username } = await newUser();
    for (const call of [(sent: RouteRequest) => post(BODY, sent), options]) {
      const headers = { "x-sarraf-peer": fresh() };
      for (const sent of [
        { key: undefined },
        { key: publicKey },
        { key: undefined, basic: [username, PASSWORD] as const },
      ]) {
        const reply = await call({ headers, ...sent });
        expect(reply).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
        expect(reply.headers.get("www-authenticate")).toBe('Api-Key realm="sarraf", Bearer realm="sarraf"');
      }
    }
    expect(await gateways()).toBe(0);
  });
});

describe("OPTIONS 200", () => {
  test("fields and allowed values under actions.POST", async () => {
    const { options } = await world();
    const { status, headers, body } = await options();
    expect([status, headers.get("allow")]).toEqual([200, "POST, OPTIONS"]);
    expect(Object.keys(body)).toEqual(["name", "description", "renders", "parses", "actions"]);
    expect(body.actions.POST.name_en).toEqual({
      type: "string",
      required: true,
      read_only: false,
      label: "Name",
      max_length: 16,
    });
    expect(body.actions.POST.operation).toMatchObject({ type: "choice", required: false, default: "purchase" });
    const codes = body.actions.POST.currency_code.choices.map(({ value }: { value: string }) => value);
    expect(codes).toEqual(expect.arrayContaining(["KWD", "USD", "JPY"]));
    expect(codes).not.toContain("XAU");
  });

  test("costs no success", async () => {
    const { options, post } = await world();
    for (let count = 0; count < 6; count += 1) await options();
    expect((await post(BODY)).status).toBe(201);
  });
});

describe("405", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("%s", async (method) => {
    const reply = await callRoute(provisioning, { method });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});
