import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { gatewayOf } from "@/server/domain/gateways";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import * as tokenRoute from "../../../auth/v1/token/route";
import * as session from "../../../checkout/v1/pymt-txn/[session_id]/route";
import * as restoreRoute from "../deleted-transactions/[session_id]/restore/route";
import * as deletedRoute from "../deleted-transactions/route";
import * as transactionsRoute from "../transactions/route";
import * as operationRoute from "./route";

const PASSWORD = "correct horse";
let merchant: TestMerchant;
let counter = 0;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function post(body: unknown, sent: RouteRequest = {}) {
  return callRoute(operationRoute, { method: "POST", key: merchant.privateKey, body, ...sent });
}

async function userWith(permissions: string[]): Promise<readonly [string, string]> {
  counter += 1;
  const username = `operator.${Date.now()}.${process.pid}.${counter}`;
  await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, permissions }));
  return [username, PASSWORD];
}

const get = (id: string) => callRoute(session, { key: merchant.privateKey, params: { session_id: id } });
const list = (query: string, sent: RouteRequest = {}) =>
  callRoute(transactionsRoute, { key: merchant.privateKey, path: `/b/pbl/v2/transactions/?${query}`, ...sent });
const deleted = (query: string, sent: RouteRequest = {}) =>
  callRoute(deletedRoute, { key: merchant.privateKey, path: `/b/pbl/v2/deleted-transactions/?${query}`, ...sent });
const restore = (id: string, sent: RouteRequest = {}) =>
  callRoute(restoreRoute, { method: "POST", key: merchant.privateKey, params: { session_id: id }, ...sent });

describe("POST operation answers", () => {
  test("200 with the operation, and Idempotent-Replayed for a known Tracking-Key", async () => {
    const id = await paidSession(merchant);
    const headers = { "Tracking-Key": "T-1" };
    const first = await post({ operation: "refund", session_id: id, amount: "1" }, { headers });
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([200, null]);
    const again = await post({ operation: "refund", session_id: id, amount: "1" }, { headers });
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(again.body).toEqual(first.body);
  });

  test("202 while nobody knows the outcome", async () => {
    const id = await paidSession(merchant);
    vi.spyOn(gatewayOf("sarraf_sandbox"), "refund").mockRejectedValueOnce(new Error("The line is dead."));
    const { status, body } = await post({ operation: "refund", session_id: id });
    expect(status).toBe(202);
    expect(body).toEqual({
      detail: expect.any(String),
      operation: "refund",
      result: "pending",
      reference_number: expect.stringMatching(/^SRF/),
    });
  });

  test("400 with the field map, or in the shape of operations", async () => {
    expect(await post({ session_id: "x" })).toMatchObject({
      status: 400,
      body: { operation: ["This field is required."] },
    });
    expect(await post({ operation: "pay", session_id: "x" })).toMatchObject({
      status: 400,
      body: { operation: ['"pay" is not a valid choice.'] },
    });
    expect(await post({ operation: "refund" })).toMatchObject({
      status: 400,
      body: { session_id: ["This field is required."] },
    });
    const refused = await post({ operation: "capture", session_id: await paidSession(merchant) });
    expect([refused.status, refused.body]).toEqual([
      400,
      { detail: "This transaction is not eligible for capture.", operation: "capture", result: "failed" },
    ]);
  });

  test("401 without a credential and for a public key", async () => {
    const body = { operation: "refund", session_id: "x" };
    expect((await callRoute(operationRoute, { method: "POST", body })).status).toBe(401);
    expect((await post(body, { key: merchant.publicKey })).status).toBe(401);
  });

  it.each(["refund", "capture", "void", "cancel", "expire", "delete"])(
    "403 to a user who lacks payment.%s, and to nobody who has it alone",
    async (operation) => {
      const all = ["refund", "capture", "void", "cancel", "expire", "delete"].map((name) => `payment.${name}`);
      const own = `payment.${operation}`;
      const body = { operation, session_id: "0".repeat(40) };
      const without = await userWith(all.filter((each) => each !== own));
      const refused = await callRoute(operationRoute, { method: "POST", basic: without, body });
      expect([refused.status, refused.body]).toEqual([
        403,
        { detail: "You do not have permission to perform this action." },
      ]);
      expect((await callRoute(operationRoute, { method: "POST", basic: await userWith([own]), body })).status).toBe(
        404,
      );
    },
  );

  test("403 and 200 to Bearer users by the same permissions", async () => {
    const id = await paidSession(merchant);
    const bearer = async (permissions: string[]) => {
      const [username, password] = await userWith(permissions);
      const { body } = await callRoute(tokenRoute, { method: "POST", body: { username, password } });
      return { Authorization: `Bearer ${body.token}` };
    };
    const call = async (permissions: string[]) =>
      callRoute(operationRoute, {
        method: "POST",
        headers: await bearer(permissions),
        body: { operation: "refund", session_id: id, amount: "1" },
      });
    expect((await call(["payment.void", "Can do refund"])).status).toBe(403);
    expect((await call(["payment.refund"])).body).toMatchObject({
      result: "success",
      initiator: { id: expect.any(Number) },
    });
  });

  test("404 for another merchant's transaction, by session and by order", async () => {
    const other = await operatingMerchant();
    const id = await paidSession(other, "sandbox", { order_no: "THEIRS" });
    for (const body of [{ session_id: id }, { order_no: "THEIRS" }])
      expect(await post({ operation: "refund", ...body })).toMatchObject({
        status: 404,
        body: { detail: "Not found." },
      });
  });

  test("405 with Allow for any other verb", async () => {
    const { status, headers } = await callRoute(operationRoute, { key: merchant.privateKey });
    expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("the initiator to a user's operation, and takes a form", async () => {
    const id = await paidSession(merchant);
    const basic = await userWith(["payment.refund"]);
    const body = new URLSearchParams({ operation: "refund", session_id: id, amount: "1.5" });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent = await callRoute(operationRoute, { method: "POST", basic, body, headers });
    expect(sent.body).toMatchObject({ amount: "1.500", initiator: { username: basic[0] } });
  });
});

describe("a deleted transaction", () => {
  test("that was paid is hidden everywhere, listed as deleted, and restored as it was", async () => {
    const id = await paidSession(merchant, "sandbox", { order_no: "GONE" });
    const before = (await get(id)).body;
    expect((await post({ operation: "delete", session_id: id })).body).toEqual({
      detail: "The transaction was deleted. It can be restored.",
      operation: "delete",
      result: "success",
    });
    expect((await get(id)).status).toBe(404);
    expect((await post({ operation: "refund", order_no: "GONE" })).status).toBe(404);
    expect((await post({ operation: "delete", session_id: id })).status).toBe(404);
    expect((await list("order_no=GONE")).body.count).toBe(0);
    expect((await deleted("order_no=GONE")).body.results).toMatchObject([
      { session_id: id, state: "paid", deleted_at: expect.stringMatching(/Z$/) },
    ]);
    const restored = await restore(id);
    expect([restored.status, restored.body]).toEqual([200, before]);
    expect((await get(id)).status).toBe(200);
    expect((await restore(id)).status).toBe(404);
    expect((await deleted("order_no=GONE")).body.count).toBe(0);
  });

  test("that was never paid is gone for good", async () => {
    const id = await newSession(merchant);
    expect((await post({ operation: "delete", session_id: id })).body.detail).toBe(
      "The transaction was deleted for good.",
    );
    expect([(await get(id)).status, (await restore(id)).status]).toEqual([404, 404]);
  });

  test("of another merchant is 404, and restoring takes payment.delete", async () => {
    const other = await operatingMerchant();
    const theirs = await paidSession(other);
    await callRoute(operationRoute, {
      method: "POST",
      key: other.privateKey,
      body: { operation: "delete", session_id: theirs },
    });
    expect((await restore(theirs)).status).toBe(404);
    expect((await restore(theirs, { key: undefined, basic: await userWith(["payment.refund"]) })).status).toBe(403);
  });
});

describe("GET transactions", () => {
  test("lists session objects newest first, a page at a time", async () => {
    const own = await operatingMerchant();
    const ids = [await newSession(own), await newSession(own), await newSession(own)];
    const page = await list("limit=2", { key: own.privateKey });
    expect(page.body).toMatchObject({
      count: 3,
      previous: null,
      results: [{ session_id: ids[2] }, { session_id: ids[1] }],
    });
    expect(page.body.next).toContain("limit=2&offset=2");
    const last = await list("limit=2&offset=2", { key: own.privateKey });
    expect(last.body.results.map((each: { session_id: string }) => each.session_id)).toEqual([ids[0]]);
  });

  test("filters by state, order, customer, time and gateway", async () => {
    const own = await operatingMerchant();
    const key = own.privateKey;
    const paid = await paidSession(own, "sandbox-auth", { order_no: "A", customer_id: "c-1" });
    const open = await newSession(own, { order_no: "B", customer_id: "c-2", expiration_time: "00:01:00" });
    const found = async (query: string) =>
      (await list(query, { key })).body.results.map((each: { session_id: string }) => each.session_id);
    expect(await found("state=authorized")).toEqual([paid]);
    expect(await found("state=created")).toEqual([open]);
    expect(await found("state=expired")).toEqual([]);
    expect(await found("order_no=B")).toEqual([open]);
    expect(await found("customer_id=c-1")).toEqual([paid]);
    expect(await found("pg_code=sandbox-auth")).toEqual([paid]);
    const soon = encodeURIComponent(new Date(Date.now() + 60_000).toISOString());
    expect(await found(`created_before=${soon}`)).toEqual([open, paid]);
    expect(await found(`created_after=${soon}`)).toEqual([]);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kuwait" }).format(new Date());
    expect(await found(`created_after=${today}&created_before=${today}`)).toEqual([open, paid]);
    await own.ctx.db.paymentSession.update({ where: { id: open }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await found("state=expired")).toEqual([open]);
    expect((await list("state=lost", { key })).status).toBe(400);
    expect((await list("created_after=soon", { key })).body).toHaveProperty("created_after");
  });

  test("shows a user the types that they may view, and refuses one who may view none", async () => {
    const own = await operatingMerchant();
    const shop = await newSession(own, { type: "e_commerce" });
    await newSession(own);
    const viewer = `viewer.${Date.now()}.${process.pid}`;
    const given = { username: viewer, password: PASSWORD, permissions: ["Can view e-commerce payments"] };
    await createUser(own.ctx, readInput(NewUser, given));
    const seen = await list("", { key: undefined, basic: [viewer, PASSWORD] });
    expect(seen.body.results.map((each: { session_id: string }) => each.session_id)).toEqual([shop]);
    expect((await list("", { key: undefined, basic: await userWith(["payment.refund"]) })).status).toBe(403);
  });
});
