import { afterEach, describe, expect, it, vi } from "vitest";
import { env } from "./env";

afterEach(() => vi.unstubAllEnvs());

describe("a setting that cannot be meant is refused by its name", () => {
  it.each([
    ["PORT", "three", () => env.port],
    ["PORT", "-1", () => env.port],
    ["PORT", "80.5", () => env.port],
    ["DATABASE_POOL", "many", () => env.poolSize],
    ["DATABASE_URL", "", () => env.databaseUrl],
    ["SARRAF_SECRET", "short", () => env.secret],
    ["SARRAF_SECRET_FALLBACK", "short", () => env.formerSecret],
    ["DATABASE_POOLER", "session", () => env.databasePooler],
    ["OUTBOUND_NETWORKS", "10.8.0.0", () => env.outboundNetworks],
    ["OUTBOUND_NETWORKS", "10.8.0.0/16,intranet", () => env.outboundNetworks],
  ])("%s=%j", (name, value, read) => {
    vi.stubEnv(name, value);
    expect(read).toThrow(name);
  });
});

it("what listens and migrates goes past a transaction pooler, which is not taken without such an address", () => {
  vi.stubEnv("DATABASE_URL", "postgresql://pooler/sarraf");
  expect([env.databaseDirectUrl, env.databasePooler]).toEqual(["postgresql://pooler/sarraf", null]);
  vi.stubEnv("DATABASE_POOLER", "transaction");
  expect(() => env.databasePooler).toThrow("DATABASE_DIRECT_URL");
  vi.stubEnv("DATABASE_DIRECT_URL", "postgresql://server/sarraf");
  expect([env.databaseDirectUrl, env.databasePooler]).toEqual(["postgresql://server/sarraf", "transaction"]);
});

it("an identity provider counts only when it is described whole", () => {
  vi.stubEnv("IDP_ISSUER", "https://idp.example");
  vi.stubEnv("IDP_AUDIENCE", "sarraf");
  vi.stubEnv("IDP_JWKS_URL", "");
  expect(env.identityProvider).toBeNull();
  vi.stubEnv("IDP_JWKS_URL", "https://idp.example/keys");
  expect(env.identityProvider).toEqual({
    issuer: "https://idp.example",
    audience: "sarraf",
    jwksUrl: "https://idp.example/keys",
    accessClaim: null,
    acr: [],
  });
  vi.stubEnv("IDP_ACCESS_CLAIM", "token_use=access");
  vi.stubEnv("IDP_ACR", "silver gold");
  expect(env.identityProvider).toMatchObject({
    accessClaim: { name: "token_use", value: "access" },
    acr: ["silver", "gold"],
  });
});

it.each([
  ["", true],
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3000/", true],
  ["http://127.8.0.1", true],
  ["http://[::1]:3000", true],
  ["http://shop.localhost", true],
  ["https://pay.example.com", false],
  ["https://localhost.example.com", false],
  ["https://127.0.0.1.example.com", false],
  ["http://10.0.0.1", false],
  ["no address", false],
])("BASE_URL=%j is a loopback address: %s", (address, expected) => {
  vi.stubEnv("BASE_URL", address);
  expect(env.isLoopback).toBe(expected);
});

it("an empty variable counts as unset", () => {
  vi.stubEnv("PORT", "");
  vi.stubEnv("LOG_LEVEL", "");
  expect([env.port, env.logLevel]).toEqual([3000, "info"]);
});

it("a bucket has both keys or, for those of the machine, none", () => {
  expect(env.bucket).toBeNull();
  vi.stubEnv("S3_BUCKET", "files");
  expect(env.bucket).toMatchObject({ name: "files", region: "us-east-1", endpoint: null, credentials: null });
  vi.stubEnv("S3_ACCESS_KEY_ID", "id");
  expect(() => env.bucket).toThrow("S3_SECRET_ACCESS_KEY");
  vi.stubEnv("S3_SECRET_ACCESS_KEY", "secret");
  expect(env.bucket).toMatchObject({ credentials: { accessKeyId: "id", secretAccessKey: "secret" } });
});
