import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contextFor, systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { allGateways, createGatewayAccount, updateGatewayAccount } from "@/server/domain/gateways";
import { authenticate, createMerchant, merchantById } from "@/server/domain/merchants";
import { inOwnDatabase } from "@/server/testing/own-database";
import { seed } from "./seed";

const folder = mkdtempSync(join(tmpdir(), "sarraf-seed-"));
const path = join(folder, "credentials.json");

inOwnDatabase();
afterAll(() => rmSync(folder, { recursive: true }));

const read = () => JSON.parse(readFileSync(path, "utf8"));
const works = async (): Promise<boolean> => {
  const { private_key, public_key, username, password, merchant_id } = read();
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  const callers = await Promise.all(
    (
      [
        [`Api-Key ${private_key}`, "private_key"],
        [`Api-Key ${public_key}`, "public_key"],
        [`Basic ${basic}`, "basic"],
      ] as const
    ).map(([authorization, kind]) =>
      authenticate(systemContext(), { authorization, accepts: [kind], rateClass: "general", address: "test" }),
    ),
  );
  return callers.every(({ merchant }) => merchant.id === merchant_id && !merchant.production);
};
const context = async () =>
  contextFor(systemContext(), await merchantById(systemContext(), read().merchant_id), { kind: "service" });

test("an empty database gets one merchant, its user and its gateways, even when two processes start at once", async () => {
  const second = join(folder, "second.json");
  await Promise.all([seed(systemContext(), path), seed(systemContext(), second)]);
  await seed(systemContext(), path);
  expect(await database().merchant.findMany()).toMatchObject([{ name: "Dar Books", seeded: true, production: false }]);
  expect(Object.keys(read())).toEqual([
    "base_url",
    "merchant_id",
    "private_key",
    "public_key",
    "username",
    "password",
    "webhook_hmac_key",
    "webhook_secret",
  ]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await works()).toBe(true);
  const gateways = await allGateways(await context());
  expect(
    gateways.map(({ code, operation, flow, multiAttempt, isTokenizable, walletProviders }) => [
      code,
      operation,
      flow,
      multiAttempt,
      isTokenizable,
      walletProviders.length,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ["sandbox", "purchase", "redirect", true, true, 1],
      ["sandbox-auth", "authorize", "redirect", true, true, 0],
      ["sandbox-single", "purchase", "redirect", false, false, 0],
      ["sandbox-usd", "purchase", "redirect", true, true, 1],
      ["sandbox-onsite", "purchase", "card_onsite", true, true, 0],
      ["sandbox-flex", "purchase", "flex_methods", true, false, 0],
    ]),
  );
  expect(gateways).toHaveLength(6);
});

test("a start with nothing to do leaves keys, password and what the operator changed", async () => {
  const before = read();
  const ctx = await context();
  await updateGatewayAccount(ctx, { code: "sandbox", changes: { feeFixed: "0.100" } });
  expect(await seed(systemContext(), path)).toBe("Verified.");
  expect(read()).toEqual(before);
  expect((await allGateways(ctx)).find(({ code }) => code === "sandbox")?.feeFixed?.toFixed()).toBe("0.1");
  expect(await database().apiKey.count()).toBeLessThanOrEqual(3);
});

test.each([
  ["the file is gone", async () => rmSync(path)],
  [
    "the file is no JSON and open to all",
    async () => {
      writeFileSync(path, "nonsense");
      chmodSync(path, 0o644);
    },
  ],
  ["the key was revoked", async () => void (await database().apiKey.updateMany({ data: { revokedAt: new Date() } }))],
  [
    "the two keys are of different pairs",
    async () => writeFileSync(path, JSON.stringify({ ...read(), public_key: "pk_other" })),
  ],
  ["the password was changed", async () => writeFileSync(path, JSON.stringify({ ...read(), password: "other" }))],
  ["the user was deleted", async () => void (await database().merchantUser.deleteMany())],
  [
    "the user lost permissions",
    async () => void (await database().merchantUser.updateMany({ data: { permissions: [] } })),
  ],
  [
    "webhook keys were sealed by another secret",
    async () => void (await database().merchant.updateMany({ data: { webhookHmacKey: "x" } })),
  ],
])("where %s, the next start makes the file true again", async (_, damage) => {
  await damage();
  await seed(systemContext(), path);
  expect(await works()).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const user = await database().merchantUser.findFirstOrThrow();
  expect(user.permissions).toContain("Can use sandbox-flex");
  expect(await seed(systemContext(), path)).toBe("Verified.");
});

test("the user may also use gateways that were made since", async () => {
  await createGatewayAccount(await context(), { code: "mine", name: "Mine", defaultCurrency: "KWD" });
  await seed(systemContext(), path);
  expect((await database().merchantUser.findFirstOrThrow()).permissions).toContain("Can use mine");
});

test("a database with a merchant that was not seeded is left unchanged", async () => {
  await createMerchant(systemContext(), { name: "Real" });
  await database().apiKey.updateMany({ data: { revokedAt: new Date() } });
  const before = read();
  expect(await seed(systemContext(), path)).toContain("nothing was seeded");
  expect(read()).toEqual(before);
});
