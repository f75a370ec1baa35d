import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import {
  createApiKey,
  createRestrictedKey,
  createUser,
  issueToken,
  NewApiKey,
  NewRestrictedKey,
  NewUser,
  SettingsPatch,
  updateSettings,
} from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { someAddress } from "@/server/testing/console";
import { userActor } from "@/server/testing/creating";
import type { TestMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import * as settingsRoute from "../../../merchant/v1/settings/route";
import * as clockRoute from "../../../sandbox/v1/clock/advance/route";
import * as operationRoute from "../operation/route";
import * as approveRoute from "./[id]/approve/route";
import * as rejectRoute from "./[id]/reject/route";
import * as requestsRoute from "./route";

const PASSWORD = "correct horse";
let merchant: TestMerchant;
let counter = 0;

beforeEach(async () => {
  merchant = await operatingMerchant({ merchant: { approvalAmounts: { KWD: "5.000" } } });
});

async function user(change: object): Promise<readonly [string, string]> {
  counter += 1;
  const username = `u.${Date.now()}.${process.pid}.${counter}`;
  const input = { username, password: PASSWORD, email: `${username}@example.com`, ...change };
  await createUser(merchant.ctx, readInput(NewUser, input));
  return [username, PASSWORD];
}

const VIEWS = ["Can view payment requests", "Can view e-commerce payments"];
const checker = () => user({ is_checker: true, permissions: ["payment.refund", "payment.void", ...VIEWS] });
const byKey = (): RouteRequest => ({ key: merchant.privateKey });
const refund = (session_id: string, amount: string | null, sent: RouteRequest = byKey(), more: object = {}) =>
  callRoute(operationRoute, {
    ...sent,
    method: "POST",
    body: { operation: "refund", session_id, ...(amount && { amount }), ...more },
  });
const act = (route: typeof approveRoute, id: string, sent: RouteRequest) =>
  callRoute(route, { ...sent, method: "POST", params: { id } });
const set = (body: object) => callRoute(settingsRoute, { ...byKey(), method: "PATCH", body });
const setByUser = async (body: object) => {
  const [username] = await user({ permissions: ["merchant.settings"] });
  const { id } = await database().merchantUser.findFirstOrThrow({ where: { username } });
  const ctx = merchant.as({ actor: userActor(["merchant.settings"], id) });
  return updateSettings(ctx, readInput(SettingsPatch, body));
};
const requests = async () =>
  (await callRoute(requestsRoute, { ...byKey(), path: "/b/pbl/v2/operation-requests/" })).body.results;
const operationsOf = (sessionId: string) => database().operation.findMany({ where: { sessionId } });

async function restricted(fields: object = {}): Promise<string> {
  const input = { name: "Shop", permissions: ["payment.refund"], ...fields };
  return (await createRestrictedKey(merchant.ctx, readInput(NewRestrictedKey, input))).restricted_key;
}

describe("from the amount on everybody asks", () => {
  test("a private key gets 202, the gateway nothing, checkers a mail, and the log who asked", async () => {
    await user({ permissions: ["payment.refund"] });
    await checker();
    const id = await paidSession(merchant);
    const { status, body } = await refund(id, "5");
    expect([status, body]).toEqual([
      202,
      {
        detail: "The request awaits approval.",
        operation: "refund",
        result: "pending",
        request_id: expect.stringMatching(/^req_/),
      },
    ]);
    expect(await operationsOf(id)).toEqual([]);
    const { keyId } = merchant.ctx.actor as { keyId: string };
    const { name } = await database().apiKey.findUniqueOrThrow({ where: { id: keyId } });
    expect(await requests()).toMatchObject([
      { id: body.request_id, requested_by: null, requested_by_key: { id: keyId, name }, operation_amount: "5.000" },
    ]);
    const mails = await database().mailMessage.findMany({
      where: { merchantId: merchant.id, kind: "approval_requested" },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(name);
    const asked = { merchantId: merchant.id, action: "payment.asked", objectId: id };
    expect(await database().auditEvent.findMany({ where: asked })).toMatchObject([{ actorName: keyId }]);
  });

  test("a restricted key, a checker by Basic and by token, and a user without the role", async () => {
    const person = await checker();
    const { token } = await issueToken(merchant.ctx, { username: person[0], password: PASSWORD }, someAddress());
    const ways: RouteRequest[] = [
      { key: await restricted() },
      { basic: person },
      { headers: { Authorization: `Bearer ${token}` } },
      { basic: await user({ permissions: ["payment.refund"] }) },
    ];
    for (const way of ways) expect((await refund(await paidSession(merchant), "5", way)).status).toBe(202);
  });

  test("a refund to a wallet, the whole rest, and a void wait; a capture does not", async () => {
    const toWallet = { destination: "wallet" };
    const payer = { customer_id: "c-1" };
    const paid = await paidSession(merchant, "sandbox", payer);
    expect((await refund(paid, "6", byKey(), toWallet)).status).toBe(202);
    expect((await refund(await paidSession(merchant), null)).status).toBe(202);
    const held = await paidSession(merchant, "sandbox-auth");
    const operate = (operation: string) =>
      callRoute(operationRoute, { ...byKey(), method: "POST", body: { operation, session_id: held } });
    expect((await operate("void")).status).toBe(202);
    expect((await operate("capture")).status).toBe(200);
  });

  test("less does not wait, and no currency without an amount", async () => {
    expect((await refund(await paidSession(merchant), "4.999")).status).toBe(200);
    await database().merchant.update({ where: { id: merchant.id }, data: { approvalAmounts: { BHD: "1.000" } } });
    expect((await refund(await paidSession(merchant), null)).status).toBe(200);
  });

  test("parts of one refund count together, also at once", async () => {
    const id = await paidSession(merchant);
    expect((await refund(id, "3")).status).toBe(200);
    expect((await refund(id, "2")).status).toBe(202);
    const both = await paidSession(merchant);
    const statuses = await Promise.all([refund(both, "3"), refund(both, "2.5")]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 202]);
    expect(await operationsOf(both)).toHaveLength(1);
  });

  test("a right to ask alone refunds nothing below the amount", async () => {
    const asking = { basic: await user({ permissions: ["Can do refund"] }) };
    expect((await refund(await paidSession(merchant), "1", asking)).status).toBe(403);
  });

  test("a waiting void takes nothing from a restricted key's ceiling", async () => {
    const key = await restricted({
      permissions: ["payment.void"],
      daily_ceiling: { amount: "1", currency_code: "KWD" },
    });
    const id = await paidSession(merchant, "sandbox-auth");
    const body = { operation: "void", session_id: id };
    expect((await callRoute(operationRoute, { key, method: "POST", body })).status).toBe(202);
  });

  test("a restricted key's ceiling counts what it asks for", async () => {
    const key = await restricted({ daily_ceiling: { amount: "7", currency_code: "KWD" } });
    expect((await refund(await paidSession(merchant), "6", { key })).status).toBe(202);
    expect((await refund(await paidSession(merchant), "6", { key })).status).toBe(403);
    expect(await requests()).toHaveLength(1);
  });

  test("a repeat under the same key names the same request, and after the approval the operation", async () => {
    const id = await paidSession(merchant);
    const headers = { "Tracking-Key": "T-1" };
    const first = await refund(id, "5", { ...byKey(), headers });
    const again = await refund(id, "5", { ...byKey(), headers });
    expect(again.body.request_id).toBe(first.body.request_id);
    await act(approveRoute, first.body.request_id, { basic: await checker() });
    expect((await refund(id, "5", { ...byKey(), headers })).body).toMatchObject({ result: "success" });
    expect(await operationsOf(id)).toHaveLength(1);
    const once = { ...byKey(), headers: { "Idempotency-Key": `I-${id}` } };
    const other = await paidSession(merchant);
    const [one, two] = [await refund(other, "5", once), await refund(other, "5", once)];
    expect([one.status, two.status, two.body]).toEqual([202, 202, one.body]);
  });
});

test("a repeat under the key of a rejected request is 409 once, and then asks again", async () => {
  const id = await paidSession(merchant);
  const once = { ...byKey(), headers: { "idempotency-key": "rejected-1" } };
  const { request_id } = (await refund(id, "5", once)).body;
  expect((await act(rejectRoute, request_id, { basic: await checker() })).status).toBe(200);
  const dropped = "The request with this Idempotency-Key was rejected, taken back or has expired.";
  expect(await refund(id, "5", once)).toMatchObject({ status: 409, body: { detail: dropped } });
  const again = await refund(id, "5", once);
  expect([again.status, again.body.request_id === request_id]).toEqual([202, false]);
});

describe("nobody decides on their own request", () => {
  test("a key's request is decided by a user alone: no key, not even a new one", async () => {
    const id = await paidSession(merchant);
    const { request_id } = (await refund(id, "5")).body;
    const { private_key: made } = await createApiKey(merchant.ctx, readInput(NewApiKey, { name: "new" }));
    for (const key of [merchant.privateKey, made, await restricted()]) {
      expect((await act(approveRoute, request_id, { key })).status).toBe(403);
      expect((await act(rejectRoute, request_id, { key })).status).toBe(403);
    }
    const approved = await act(approveRoute, request_id, { basic: await checker() });
    expect(approved.body).toMatchObject({ state: "done", operation_result: "success" });
    expect(await operationsOf(id)).toMatchObject([{ kind: "refund", state: "done", initiator: null }]);
  });

  test("a checker's request is decided by another", async () => {
    const [own, other] = [await checker(), await checker()];
    const { request_id } = (await refund(await paidSession(merchant), "5", { basic: own })).body;
    expect((await act(approveRoute, request_id, { basic: own })).status).toBe(403);
    for (const route of [approveRoute, rejectRoute]) expect((await act(route, request_id, byKey())).status).toBe(403);
    expect((await act(approveRoute, request_id, { basic: other })).status).toBe(200);
  });
});

describe("the setting", () => {
  const amounts = (...pairs: [string, string][]) => ({
    operation_approval_amounts: pairs.map(([currency_code, amount]) => ({ currency_code, amount })),
  });

  test("is read and written as amounts by currency, and recorded", async () => {
    await setByUser(amounts());
    const given = amounts(["usd", "10"], ["KWD", "100"]);
    const { status, body } = await set(given);
    expect([status, body.operation_approval_amounts]).toEqual([
      200,
      [
        { amount: "100.000", currency_code: "KWD" },
        { amount: "10.00", currency_code: "USD" },
      ],
    ]);
    expect((await setByUser(amounts())).operation_approval_amounts).toEqual([]);
    const changes = { merchantId: merchant.id, action: "settings.changed" };
    expect(await database().auditEvent.count({ where: changes })).toBe(3);
  });

  test.each([
    ["an unknown currency", amounts(["XXX", "1"])],
    ["a negative amount", amounts(["KWD", "-1"])],
    ["a finer amount than the currency has", amounts(["KWD", "1.0001"])],
    ["a currency twice", amounts(["KWD", "1"], ["KWD", "2"])],
    ["no list", { operation_approval_amounts: { KWD: "1" } }],
    ["nothing in it", { operation_approval_amounts: [null] }],
  ])("refuses %s and keeps what it was", async (_name, body) => {
    const refused = await set(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual(["operation_approval_amounts"]);
    const { approvalAmounts } = await database().merchant.findUniqueOrThrow({ where: { id: merchant.id } });
    expect(approvalAmounts).toEqual({ KWD: "5.000" });
  });

  test("is first made by a user or a key, and then changed by users alone, which the owners get a mail about", async () => {
    await user({ permissions: ["merchant.users"] });
    for (const change of [amounts(), amounts(["KWD", "9"]), { operation_approval_enabled: false }]) {
      expect((await set(change)).body).toEqual({
        detail: "Only a user changes the approval while it has amounts.",
      });
    }
    const mails = () =>
      database().mailMessage.count({ where: { merchantId: merchant.id, subject: { contains: "approval settings" } } });
    expect(await mails()).toBe(0);
    await setByUser(amounts());
    expect(await mails()).toBe(1);
    expect((await set(amounts(["KWD", "9"]))).status).toBe(200);
  });

  test("cannot be changed by a key while administration by keys is off", async () => {
    await database().merchant.update({ where: { id: merchant.id }, data: { keysAdminister: false } });
    expect((await set(amounts())).status).toBe(403);
  });

  test("switched off, later refunds run at once, and requests that wait are still decided", async () => {
    const id = await paidSession(merchant);
    const { request_id } = (await refund(id, "5")).body;
    await setByUser(amounts());
    expect((await refund(await paidSession(merchant), null)).status).toBe(200);
    expect((await act(approveRoute, request_id, { basic: await checker() })).body.state).toBe("done");
  });

  test("a request of a key that nobody decides is canceled after 48 hours", async () => {
    await refund(await paidSession(merchant), "5");
    const body = { by: "P3D" };
    expect((await callRoute(clockRoute, { ...byKey(), method: "POST", body })).status).toBe(200);
    expect(await requests()).toMatchObject([{ state: "canceled" }]);
  });
});
