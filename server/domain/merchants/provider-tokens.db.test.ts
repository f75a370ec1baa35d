import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { Busy, Unauthenticated } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { consoleUser, enrol, signedIn, someAddress } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { authenticate, deleteUser, UserPatch, updateUser } from ".";

const keys = generateKeyPair("RS256");
const server = createServer(async (_, response) => {
  const jwk = { ...(await exportJWK((await keys).publicKey)), kid: "k1", alg: "RS256" };
  response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [jwk] }));
});
let jwks = "";
let merchant: TestMerchant;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  jwks = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  merchant = await testMerchant();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

function provide(address = jwks): void {
  vi.stubEnv("IDP_ISSUER", "https://idp.example");
  vi.stubEnv("IDP_AUDIENCE", "sarraf-api");
  vi.stubEnv("IDP_JWKS_URL", address);
}

async function call(claims: JWTPayload, typ: string | null = "at+jwt") {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const payload = { iss: "https://idp.example", aud: "sarraf-api", exp, ...claims };
  const header = { alg: "RS256", kid: "k1", ...(typ !== null && { typ }) };
  const token = await new SignJWT(payload).setProtectedHeader(header).sign((await keys).privateKey);
  const request = { accepts: ["bearer"], keysByBasic: false, rateClass: "general", address: someAddress() } as const;
  return authenticate(merchant.ctx, { authorization: `Bearer ${token}`, ...request });
}

const mailOf = () => `${someAddress()}@shop.example`;
const linked = (email: string, sub = someAddress()) => ({ sub, email, email_verified: true });
const refused = async (claims: JWTPayload, typ?: string | null) =>
  expect(await call(claims, typ).catch((error: unknown) => error)).toBeInstanceOf(Unauthenticated);

describe("a token of the identity provider", () => {
  test("names the user whose verified address it carried first, and later by issuer and subject alone", async () => {
    provide();
    const email = mailOf();
    const { username, id } = await consoleUser(merchant, [], { email });
    const claims = linked(email);
    expect(await call(claims)).toMatchObject({ actor: { username, via: "bearer" }, merchant: { id: merchant.id } });
    expect(await call({ sub: claims.sub })).toMatchObject({ actor: { username } });
    expect(await call({ ...claims, email: mailOf(), email_verified: false })).toMatchObject({ actor: { username } });
    expect(await database().providerIdentity.findMany({ where: { userId: id } })).toMatchObject([
      { issuer: "https://idp.example", subject: claims.sub },
    ]);
    const where = { action: "user.identity_linked", objectId: username };
    expect(await database().auditEvent.count({ where })).toBe(1);
  });

  test("names a user whose username is the verified address, also if others have it as theirs", async () => {
    provide();
    const email = mailOf();
    await consoleUser(merchant, [], { email });
    await consoleUser(merchant, [], { username: email });
    expect(await call(linked(email))).toMatchObject({ actor: { username: email } });
  });

  test("is refused without a verified address, and for an address that several users have", async () => {
    provide();
    const email = mailOf();
    const { username } = await consoleUser(merchant, [], { email });
    for (const email_verified of [false, "true", "false", undefined])
      await refused({ sub: "s", email, email_verified });
    for (const claim of ["preferred_username", "username", "name"])
      await refused({ sub: someAddress(), [claim]: username });
    await consoleUser(merchant, [], { email });
    await refused(linked(email));
  });

  test("does not move a user to another account with the same address", async () => {
    provide();
    const email = mailOf();
    await consoleUser(merchant, [], { email });
    await call(linked(email));
    await refused(linked(email));
  });

  test("no longer names a user who is deleted or has another address", async () => {
    provide();
    const [first, second] = [mailOf(), mailOf()];
    const [gone, moved] = [
      await consoleUser(merchant, [], { email: first }),
      await consoleUser(merchant, [], { email: second }),
    ];
    const [one, two] = [linked(first), linked(second)];
    await Promise.all([call(one), call(two)]);
    await deleteUser(merchant.ctx, String(gone.id));
    await updateUser(merchant.ctx, String(moved.id), readInput(UserPatch, { email: mailOf() }));
    await refused(one);
    await refused(two);
  });

  test("is an access token: of type at+jwt, or with the configured claim", async () => {
    provide();
    const email = mailOf();
    const { username } = await consoleUser(merchant, [], { email });
    const claims = linked(email);
    for (const typ of [null, "JWT", "id+jwt"]) await refused(claims, typ);
    expect(await call(claims, "application/at+jwt")).toMatchObject({ actor: { username } });
    vi.stubEnv("IDP_ACCESS_CLAIM", "token_use=access");
    await refused({ ...claims, token_use: "id" }, "JWT");
    expect(await call({ ...claims, token_use: "access" }, "JWT")).toMatchObject({ actor: { username } });
  });

  test("shows the second factor of a user who has one", async () => {
    provide();
    const email = mailOf();
    const ctx = await signedIn(merchant, ["console.access"], { email });
    const claims = linked(email);
    await call(claims);
    await enrol(ctx);
    await refused(claims);
    await refused({ ...claims, amr: ["pwd"] });
    expect(await call({ ...claims, amr: ["pwd", "otp"] })).toMatchObject({ actor: { id: ctx.actor.id } });
    await refused({ ...claims, acr: "silver" });
    vi.stubEnv("IDP_ACR", "silver gold");
    expect(await call({ ...claims, acr: "gold" })).toMatchObject({ actor: { id: ctx.actor.id } });
  });

  test("is refused for another issuer, audience, a past or distant end, no subject or no provider", async () => {
    provide();
    const email = mailOf();
    await consoleUser(merchant, [], { email });
    const claims = linked(email);
    const distant = Math.floor(Date.now() / 1000) + 25 * 3_600;
    for (const change of [
      { iss: "https://other.example" },
      { aud: "other" },
      { exp: 1 },
      { exp: distant },
      { sub: "" },
    ])
      await refused({ ...claims, ...change });
    vi.unstubAllEnvs();
    await refused(claims);
  });

  test("is answered busy while the provider's keys are not available", async () => {
    provide("http://127.0.0.1:9/jwks");
    await expect(call(linked(mailOf()))).rejects.toBeInstanceOf(Busy);
  });
});
