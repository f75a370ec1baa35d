/** A stored answer is only for a caller whom the endpoint would answer now (Spec, "Credentials" 14). */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import * as session from "@/app/b/checkout/v1/pymt-txn/[session_id]/route";
import * as sessions from "@/app/b/checkout/v1/pymt-txn/route";
import * as redelivery from "@/app/b/events/v1/events/[id]/redeliver/route";
import * as invoices from "@/app/b/invoice/v1/invoice/route";
import * as notices from "@/app/b/pbl/v2/message-notification/route";
import * as operations from "@/app/b/pbl/v2/operation/route";
import * as approval from "@/app/b/pbl/v2/operation-requests/[id]/approve/route";
import * as pageLink from "@/app/b/pbl/v2/subscriptions/[subscription_id]/page-link/route";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { invoiceBody } from "@/server/testing/invoicing";
import { paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { writeSubscription } from "@/server/testing/subscriptions";

const PASSWORD = "correct horse battery";
const FORBIDDEN = [403, { detail: "You do not have permission to perform this action." }];
const BODY = { type: "e_commerce", amount: "10.5", currency_code: "KWD", pg_codes: ["sandbox"] };
const CREATES = ["Can add e-commerce payments", "Can use sandbox"];

let merchant: TestMerchant;

beforeAll(async () => {
  // Nothing listens there, so each delivery fails at once.
  merchant = await testMerchant({ merchant: { webhookUrl: "http://127.0.0.1:9/hook" } });
});

async function user(permissions: readonly string[]) {
  const username = `stored-${randomUUID()}`;
  const { id } = await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, permissions }));
  const hold = (held: readonly string[]) =>
    merchant.ctx.db.merchantUser.update({ where: { id }, data: { permissions: [...held] } });
  return { basic: [username, PASSWORD] as const, hold };
}

const keyed = (): RouteRequest => ({ method: "POST", headers: { "Idempotency-Key": randomUUID() } });

describe("an answer that a private key got", () => {
  test.each([
    ["a session", sessions, BODY],
    ["an invoice", invoices, invoiceBody()],
  ])("is %s that no user without the permission gets by repeating the request", async (_what, route, body) => {
    const sent = { ...keyed(), body };
    expect((await callRoute(route, { ...sent, key: merchant.privateKey })).status).toBe(201);
    for (const held of [[], ["Can use sandbox"], ["Can add e-commerce payments"], ["Can add Invoice"]]) {
      const { basic } = await user(held);
      const { status, body: refusal } = await callRoute(route, { ...sent, basic });
      expect([status, refusal], held.join()).toEqual(FORBIDDEN);
    }
  });
});

describe("an answer that a user got", () => {
  test.each([[[]], [["Can use sandbox"]], [["Can add payment requests", "Can use sandbox"]]])(
    "is refused once the user holds only %j, and replayed when the permission is back",
    async (left) => {
      const { basic, hold } = await user(CREATES);
      const sent = { ...keyed(), basic, body: BODY };
      const first = await callRoute(sessions, sent);
      expect(first.status, first.text).toBe(201);
      await hold(left);
      const refused = await callRoute(sessions, sent);
      expect([refused.status, refused.body]).toEqual(FORBIDDEN);
      await hold(CREATES);
      const again = await callRoute(sessions, sent);
      expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
      expect(again.body.session_id).toBe(first.body.session_id);
    },
  );

  test("is refused for a change of a session of a type that the user may no longer change", async () => {
    const { basic, hold } = await user(["Can change e-commerce payments"]);
    const session_id = await newSession(merchant, BODY);
    const sent = { ...keyed(), method: "PATCH" as const, params: { session_id }, basic, body: { order_no: "1" } };
    expect((await callRoute(session, sent)).status).toBe(200);
    await hold(["Can change payment requests"]);
    const { status, body } = await callRoute(session, sent);
    expect([status, body]).toEqual(FORBIDDEN);
  });

  test("is refused for a redelivery of an event that the user may no longer change", async () => {
    await paidSession(merchant);
    const { id } = await merchant.ctx.db.event.findFirstOrThrow({
      where: { merchantId: merchant.id, kind: "payment" },
    });
    const { basic, hold } = await user(["Can change e-commerce payments", "Can change payment requests"]);
    const sent = { ...keyed(), params: { id }, basic };
    const first = await callRoute(redelivery, sent);
    expect(first.status, first.text).toBe(200);
    await hold(["Can change e-commerce payments"]);
    expect((await callRoute(redelivery, sent)).status).toBe(403);
  });

  test("is refused for an operation whose permission was taken", async () => {
    const session_id = await paidSession(merchant);
    const { basic, hold } = await user(["payment.refund"]);
    const sent = { ...keyed(), basic, body: { operation: "refund", session_id, amount: "1" } };
    const first = await callRoute(operations, sent);
    expect(first.status, first.text).toBe(200);
    await hold(["payment.void"]);
    expect((await callRoute(operations, sent)).status).toBe(403);
  });
});

test("an approval is not replayed to a user who is no checker any more", async () => {
  const own = await testMerchant({ merchant: { operationApprovalEnabled: true } });
  const member = async (further: object) => {
    const [username, permissions] = [`stored-${randomUUID()}`, ["Can view payment requests", "payment.refund"]];
    const input = readInput(NewUser, { username, password: PASSWORD, permissions, ...further });
    const { id } = await createUser(own.ctx, input);
    return { id, basic: [username, PASSWORD] as const };
  };
  const maker = await member({});
  const checker = await member({ is_checker: true });
  const body = { operation: "refund", session_id: await paidSession(own), amount: "1" };
  const asked = await callRoute(operations, { method: "POST", basic: maker.basic, body });
  expect(asked.status, asked.text).toBe(202);
  const sent = { ...keyed(), basic: checker.basic, params: { id: String(asked.body.request_id) }, body: {} };
  expect((await callRoute(approval, sent)).status).toBe(200);
  await own.ctx.db.merchantUser.update({ where: { id: checker.id }, data: { isChecker: false } });
  const again = await callRoute(approval, sent);
  expect([again.status, again.body]).toEqual(FORBIDDEN);
});

test("a Tracking-Key names an operation only to a caller who may do that operation", async () => {
  const session_id = await paidSession(merchant);
  const headers = { "Tracking-Key": randomUUID() };
  const refund = { operation: "refund", session_id, amount: "1" };
  const first = await callRoute(operations, { method: "POST", headers, key: merchant.privateKey, body: refund });
  expect(first.status, first.text).toBe(200);
  const { basic } = await user(["payment.void"]);
  const other = await callRoute(operations, {
    method: "POST",
    headers,
    basic,
    body: { operation: "void", session_id },
  });
  expect([other.status, other.body]).toEqual(FORBIDDEN);
});

describe("the type of the session decides who", () => {
  test("sends its message again", async () => {
    const session_id = await newSession(merchant, { ...BODY, customer_email: "a@shop.example" });
    const sent = { method: "POST", body: { session_id, channels: ["email"] } } as const;
    const other = await user(["Can change payment requests"]);
    expect((await callRoute(notices, { ...sent, basic: other.basic })).status).toBe(403);
    const right = await user(["Can change e-commerce payments"]);
    expect((await callRoute(notices, { ...sent, basic: right.basic })).status).not.toBe(403);
  });

  test("gets the link of a subscription's page, which needs the right to change it", async () => {
    const { id: subscription_id } = await writeSubscription(merchant);
    const params = { subscription_id };
    for (const type of ["e-commerce payments", "payment requests"]) {
      const viewer = await user([`Can view ${type}`]);
      expect((await callRoute(pageLink, { params, basic: viewer.basic })).status).toBe(403);
    }
    const both = await user(["Can change e-commerce payments", "Can change payment requests"]);
    expect((await callRoute(pageLink, { params, basic: both.basic })).status).toBe(200);
  });
});
