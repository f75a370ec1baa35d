import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type AccountCheck,
  checkGatewayAccount,
  endPreviousKey,
  gatewayFields,
  gatewayOf,
  keyGatewayAccount,
  setGatewayFields,
  updateGatewayAccount,
} from "@/server/domain/gateways";
import { parkedAttempts, resolveUnknownOperations } from "@/server/domain/payments";
import { Busy, Forbidden, InvalidFields, NotFound } from "@/server/kernel/errors";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, refusalOf } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";

registerFlakyGateway();

const CODE = "sandbox";
const FIELDS = [
  { name: "key", secret: true, required: true, identifies: true, test: /^test_/ },
  { name: "signing", secret: true, required: false, signs: true },
];
const OLD = "test_account_of_old_1111";
const NEW = "test_account_of_new_2222";
const ROTATED = "test_account_of_old_3333";

/** The key's third word names the account. */
async function answer(
  _: unknown,
  account: { readonly values: Readonly<Record<string, string>> },
): Promise<AccountCheck> {
  const name = account.values.key?.split("_").at(-2) ?? "";
  return name === "wrong" ? { ok: false, cause: "key", field: "key", why: "Unknown." } : { ok: true, account: name };
}

let merchant: TestMerchant;
beforeEach(async () => {
  Object.assign(gatewayOf(FLAKY), { accountFields: FIELDS });
  vi.spyOn(gatewayOf(FLAKY), "verifyAccount").mockImplementation(answer);
  merchant = await testMerchant({ gateways: [{ connector: FLAKY, operations: ["refund"] }] });
  await keyGatewayAccount(merchant.ctx, { code: CODE, values: { key: OLD } });
  return () => vi.mocked(gatewayOf(FLAKY).verifyAccount).mockRestore();
});

const row = () => merchant.ctx.db.gateway.findFirstOrThrow({ where: { merchantId: merchant.id } });
const attempts = () => merchant.ctx.db.attempt.findMany({ where: { merchantId: merchant.id } });
const rekey = (key: string) => keyGatewayAccount(merchant.ctx, { code: CODE, values: { key } });

/** As thirty seconds after the account was replaced. */
async function later(): Promise<void> {
  await merchant.ctx.db.gateway.updateMany({
    where: { merchantId: merchant.id },
    data: { identityChangedAt: new Date(Date.now() - 60_000) },
  });
}

async function lostCharge(): Promise<string> {
  const id = await newSession(merchant);
  flaky.fault = "timeout";
  await pay(merchant, id, "1");
  flaky.fault = "fine";
  return id;
}

async function resolveAfterAnHour(): Promise<void> {
  const at = () => new Date(Date.now() + 3_600_000);
  const ctx = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(ctx, id);
}

describe("the key of another account", () => {
  test("is refused while a charge's outcome is unknown; another key of the same account is stored", async () => {
    await lostCharge();
    await expect(rekey(NEW)).rejects.toThrow(InvalidFields);
    await expect(setGatewayFields(merchant.ctx, { code: CODE, values: { key: NEW } })).rejects.toThrow(InvalidFields);
    const live = updateGatewayAccount(merchant.ctx, { code: CODE, changes: { connector: "sarraf_sandbox" } });
    await expect(live).rejects.toThrow(InvalidFields);
    expect(await rekey(ROTATED)).toEqual({ ok: true, account: "old" });
    expect((await gatewayFields(merchant.ctx, CODE)).fields.key).toBe("****3333");
    await resolveAfterAnHour();
    expect(await rekey(NEW)).toEqual({ ok: true, account: "new" });
    expect((await row()).identity).toBe("test:new");
  });

  test("is not asked about the payments of the former account: they wait for a person", async () => {
    await lostCharge();
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { identity: "test:new" } });
    const asked = vi.spyOn(gatewayOf(FLAKY), "inquire");
    await resolveAfterAnHour();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([{ what: "charge", reason: "outcome_unknown" }]);
  });

  test("refunds no payment of the former account, and nothing is stored", async () => {
    const id = await newSession(merchant);
    await pay(merchant, id, "1");
    await rekey(NEW);
    await later();
    const refused = await refusalOf(operate(merchant.ctx, { session_id: id, operation: "refund" }));
    expect(refused).toMatchObject({ detail: expect.stringContaining("earlier account"), operation: "refund" });
    expect(await merchant.ctx.db.operation.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

test("every attempt has the account's identity of its first call, or none while it is unknown", async () => {
  await pay(merchant, await newSession(merchant), "1");
  await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { identity: null } });
  await later();
  await pay(merchant, await newSession(merchant), "1");
  expect((await attempts()).map(({ gatewayIdentity }) => gatewayIdentity).sort()).toEqual(["test:old", null].sort());
  await checkGatewayAccount(merchant.ctx, CODE);
  expect((await row()).identity).toBe("test:old");
});

test("no attempt starts with credentials that may have been read before the account was replaced", async () => {
  const id = await newSession(merchant);
  await rekey(NEW);
  await expect(pay(merchant, id, "1")).rejects.toThrow(Busy);
  expect(flaky.charges).toBe(0);
  await later();
  await pay(merchant, id, "1");
  expect((await attempts()).map(({ gatewayIdentity }) => gatewayIdentity)).toEqual(["test:new"]);
});

test("a key that the gateway refuses is not stored, and a check of a stored one is remembered", async () => {
  expect(await rekey("test_account_of_wrong_4")).toMatchObject({ ok: false, cause: "key" });
  expect((await gatewayFields(merchant.ctx, CODE)).fields.key).toBe("****1111");
  vi.mocked(gatewayOf(FLAKY).verifyAccount).mockResolvedValueOnce({
    ok: false,
    cause: "key",
    field: "key",
    why: "No.",
  });
  await checkGatewayAccount(merchant.ctx, CODE);
  expect((await gatewayFields(merchant.ctx, CODE)).key_refused_at).not.toBeNull();
  await checkGatewayAccount(merchant.ctx, CODE);
  expect((await gatewayFields(merchant.ctx, CODE)).key_refused_at).toBeNull();
});

test("a previous signing key can be ended early, and each change leaves an audit event without a secret", async () => {
  const { ctx } = merchant;
  await keyGatewayAccount(ctx, { code: CODE, values: { signing: "signing-key-number-1" } });
  await keyGatewayAccount(ctx, { code: CODE, values: { signing: "signing-key-number-2" } });
  expect(Object.keys((await gatewayFields(ctx, CODE)).previous_keys)).toEqual(["signing"]);
  await endPreviousKey(ctx, { code: CODE, field: "signing" });
  expect(await gatewayFields(ctx, CODE)).toMatchObject({ previous_keys: {}, fields: { signing: "****er-2" } });
  await expect(endPreviousKey(ctx, { code: CODE, field: "key" })).rejects.toThrow(NotFound);
  const events = await ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id }, orderBy: { id: "asc" } });
  const actions = events.map(({ action }) => action).filter((action) => action.startsWith("gateway."));
  expect(actions.sort()).toEqual(["gateway.keyed", "gateway.keyed", "gateway.keyed", "gateway.previous_key_ended"]);
  expect(JSON.stringify(events.map(({ after }) => after))).not.toMatch(/signing-key-number|account_of_old/);
});

test("a user without the permission changes no key", async () => {
  const user = { kind: "user" as const, id: 1, username: "u", permissions: ["payment.refund"] };
  const ctx = { ...merchant.ctx, actor: user as unknown as typeof merchant.ctx.actor };
  await expect(keyGatewayAccount(ctx, { code: CODE, values: { key: ROTATED } })).rejects.toThrow(Forbidden);
  await expect(endPreviousKey(ctx, { code: CODE, field: "signing" })).rejects.toThrow(Forbidden);
});
