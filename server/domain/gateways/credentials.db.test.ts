import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import { testMerchant } from "@/server/testing/harness";
import { checkGatewayAccount } from "./check-account";
import { signingKeys } from "./core/signing-keys";
import { gatewayFields, setGatewayFields } from "./credentials";
import { openAccount } from "./open-account";
import { GatewayUnreachable } from "./port";
import { gatewayOf } from "./registry";
import { updateGatewayAccount } from "./update-account";

const GATEWAY = gatewayOf("sarraf_sandbox");
const FIELDS = [
  { name: "apiKey", secret: true, required: true, test: /^test_/ },
  { name: "shop", secret: false, required: false },
];
const declared = GATEWAY.accountFields;

beforeAll(() => {
  Object.assign(GATEWAY, { accountFields: FIELDS });
});
afterAll(() => {
  Object.assign(GATEWAY, { accountFields: declared });
});

const KEY = "test_abcdefgh1234";

test("the fields are sealed in their column, opened for a call and shown by their last characters", async () => {
  const { ctx, id } = await testMerchant();
  const view = await setGatewayFields(ctx, { code: "sandbox", values: { apiKey: KEY, shop: "Dar" } });
  const row = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId: id } });
  expect(view).toMatchObject({
    environment: "test",
    fields: { apiKey: "****1234", shop: "Dar" },
    notification_url: `http://localhost:3000/gateway-notifications/${row.id}`,
  });
  expect([row.credentials?.includes(KEY), openAccount(row).values]).toEqual([false, { apiKey: KEY, shop: "Dar" }]);
  expect(JSON.stringify(view)).not.toContain(KEY);
});

test("a signing key that is changed stays valid for a week, beside its successor", async () => {
  const { ctx, id } = await testMerchant();
  Object.assign(GATEWAY, {
    accountFields: [...FIELDS, { name: "signing", secret: true, required: false, signs: true }],
  });
  const keys = async (days: number) => {
    const row = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId: id } });
    return signingKeys(openAccount(row), "signing", new Date(Date.now() + days * 86_400_000));
  };
  await setGatewayFields(ctx, { code: "sandbox", values: { apiKey: KEY, signing: "first-key-of-all" } });
  expect(await keys(0)).toEqual(["first-key-of-all"]);
  await setGatewayFields(ctx, { code: "sandbox", values: { signing: "second-key-of-all" } });
  const view = await setGatewayFields(ctx, { code: "sandbox", values: { shop: "Dar" } });
  expect(Object.keys(view.fields)).toEqual(["apiKey", "shop", "signing"]);
  expect([await keys(6), await keys(8)]).toEqual([["second-key-of-all", "first-key-of-all"], ["second-key-of-all"]]);
  Object.assign(GATEWAY, { accountFields: FIELDS });
});

test("what is left out stays, what is empty goes, and a required field cannot", async () => {
  const { ctx } = await testMerchant();
  await setGatewayFields(ctx, { code: "sandbox", values: { apiKey: KEY, shop: "Dar" } });
  await setGatewayFields(ctx, { code: "sandbox", values: { shop: "" } });
  expect((await gatewayFields(ctx, "sandbox")).fields).toEqual({ apiKey: "****1234", shop: null });
  await expect(setGatewayFields(ctx, { code: "sandbox", values: { apiKey: "" } })).rejects.toThrow(InvalidFields);
  await expect(setGatewayFields(ctx, { code: "none", values: {} })).rejects.toThrow(NotFound);
});

test("keys and environment always agree, whichever is changed", async () => {
  const { ctx } = await testMerchant();
  await expect(setGatewayFields(ctx, { code: "sandbox", values: { apiKey: "live_abcdefgh" } })).rejects.toThrow(
    InvalidFields,
  );
  await setGatewayFields(ctx, { code: "sandbox", values: { apiKey: KEY } });
  const live = updateGatewayAccount(ctx, { code: "sandbox", changes: { isSandbox: false } });
  await expect(live).rejects.toThrow(InvalidFields);
});

test("the check opens the account for the gateway", async () => {
  const { ctx } = await testMerchant();
  await setGatewayFields(ctx, { code: "sandbox", values: { apiKey: KEY } });
  const asked = vi
    .spyOn(GATEWAY, "verifyAccount")
    .mockResolvedValueOnce({ ok: false, cause: "key", field: "apiKey", why: "Expired." });
  expect(await checkGatewayAccount(ctx, "sandbox")).toEqual({
    ok: false,
    cause: "key",
    field: "apiKey",
    why: "Expired.",
  });
  asked.mockRejectedValueOnce(new GatewayUnreachable("No answer."));
  expect(await checkGatewayAccount(ctx, "sandbox")).toMatchObject({ ok: false, cause: "network" });
  expect(asked.mock.calls[0]?.[1]).toEqual({
    ...{ gatewayCode: "sandbox", environment: "test", name: null },
    values: { apiKey: KEY },
  });
});
