import { expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import * as keys from "./api-keys/[id]/route";
import * as allKeys from "./api-keys/route";
import * as settings from "./settings/route";

test("a new key has the newest version, and is moved with an audit event", async () => {
  const { privateKey, ctx } = await testMerchant();
  const key = (await callRoute(allKeys, { method: "POST", key: privateKey, body: {} })).body;
  expect(key.api_version).toBe("2026-11-23");
  await ctx.db.apiKey.update({ where: { id: key.id }, data: { apiVersion: "2026-01-01" } });
  const patch = (body: object) => callRoute(keys, { method: "PATCH", key: privateKey, params: { id: key.id }, body });
  expect((await patch({ api_version: "2026-11-23" })).body.api_version).toBe("2026-11-23");
  expect(await patch({ api_version: "2026-11-22" })).toMatchObject({
    status: 400,
    body: { api_version: ['"2026-11-22" is not a valid choice.'] },
  });
  const actions = await ctx.db.auditEvent.findMany({
    where: { merchantId: ctx.merchant.id },
    orderBy: { id: "asc" },
  });
  expect(actions.map(({ action }) => action)).toEqual(["api_key.created", "api_key.changed"]);
});

test("404 for the key of another merchant", async () => {
  const [own, other] = [await testMerchant(), await testMerchant()];
  const { id } = await other.ctx.db.apiKey.findFirstOrThrow({ where: { merchantId: other.id } });
  const got = await callRoute(keys, { method: "PATCH", key: own.privateKey, params: { id }, body: {} });
  expect(got.status).toBe(404);
});

test("the settings show the merchant's", async () => {
  const { privateKey } = await testMerchant();
  const body = { api_version: "2026-11-23" };
  expect((await callRoute(settings, { method: "PATCH", key: privateKey, body })).body).toMatchObject(body);
});
