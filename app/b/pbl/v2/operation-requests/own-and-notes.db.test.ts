import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { gatewayOf } from "@/server/domain/gateways";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import * as tokenRoute from "../../../auth/v1/token/route";
import * as userRoute from "../../../merchant/v1/users/[id]/route";
import * as operationRoute from "../operation/route";
import * as approveRoute from "./[id]/approve/route";
import * as cancelRoute from "./[id]/cancel/route";
import * as rejectRoute from "./[id]/reject/route";
import * as requestsRoute from "./route";

const PASSWORD = "correct horse";
type User = { readonly id: number; readonly name: string; readonly sent: RouteRequest };

let merchant: TestMerchant;
let maker: User;
let checker: User;
let counter = 0;

async function user(name: string, change: object): Promise<User> {
  counter += 1;
  const username = `${name}.${Date.now()}.${process.pid}.${counter}`;
  const body = { username, password: PASSWORD, email: `${username}@example.com`, ...change };
  const { id } = await createUser(merchant.ctx, readInput(NewUser, body));
  return { id, name: username, sent: { method: "POST", basic: [username, PASSWORD] } };
}

beforeEach(async () => {
  merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  maker = await user("maker", { permissions: ["payment.refund", "payment.void"] });
  checker = await user("checker", {
    is_checker: true,
    permissions: ["Can view e-commerce payments", "Can view payment requests"],
  });
});

const act = (route: typeof approveRoute, id: string, sent: RouteRequest, body?: object) =>
  callRoute(route, { ...sent, params: { id }, body });

async function asked(change: object = {}): Promise<string> {
  const body = { operation: "refund", session_id: await paidSession(merchant), amount: "1", ...change };
  const { status, body: answer } = await callRoute(operationRoute, { ...maker.sent, body });
  expect(status).toBe(202);
  return answer.request_id;
}

async function bearer(of: User): Promise<RouteRequest> {
  const body = { username: of.name, password: PASSWORD };
  const { token } = (await callRoute(tokenRoute, { method: "POST", body })).body;
  return { method: "POST", headers: { Authorization: `Bearer ${token}` } };
}

describe("nobody approves what they asked for themselves", () => {
  test("also as a checker by now, with no credential of theirs; taking it back stays theirs", async () => {
    const id = await asked();
    const promoted = { method: "PATCH", key: merchant.privateKey, params: { id: String(maker.id) } } as const;
    expect((await callRoute(userRoute, { ...promoted, body: { is_checker: true } })).status).toBe(200);
    for (const sent of [maker.sent, await bearer(maker)]) expect((await act(approveRoute, id, sent)).status).toBe(403);
    expect(await merchant.ctx.db.operation.count({ where: { merchantId: merchant.id } })).toBe(0);
    expect((await act(cancelRoute, id, maker.sent)).body.state).toBe("canceled");
    expect((await act(approveRoute, id, maker.sent)).status).toBe(403);
  });

  test("and another checker does", async () => {
    const id = await asked();
    expect((await act(approveRoute, id, await bearer(checker))).body).toMatchObject({ state: "done" });
  });
});

describe("what maker and checker say", () => {
  const list = async () => (await callRoute(requestsRoute, { key: merchant.privateKey })).body.results;
  const mail = (kind: string) =>
    merchant.ctx.db.mailMessage.findFirstOrThrow({ where: { merchantId: merchant.id, kind } });

  it.each([
    ["approve", approveRoute, "approval_done"],
    ["reject", rejectRoute, "approval_rejected"],
  ] as const)("is in the request, in the list and in both mails: %s", async (_, route, kind) => {
    const id = await asked({ note: "  The customer <b>called</b>  " });
    expect(await list()).toMatchObject([{ id, note: "The customer <b>called</b>", decision_note: null }]);
    const requested = await mail("approval_requested");
    expect(requested.text).toContain("The customer <b>called</b>");
    expect(requested.html).not.toContain("<b>called</b>");
    const decided = await act(route, id, checker.sent, { decision_note: "Checked with the shop" });
    expect(decided.body).toMatchObject({ note: "The customer <b>called</b>", decision_note: "Checked with the shop" });
    expect(await list()).toMatchObject([decided.body]);
    expect((await mail(kind)).text).toContain("Checked with the shop");
  });

  test("is at most 255 characters, and nothing is decided by a longer one", async () => {
    const id = await asked({ note: "n".repeat(255) });
    const long = ["Ensure this field has no more than 255 characters."];
    const refused = await act(rejectRoute, id, checker.sent, { decision_note: "n".repeat(256) });
    expect([refused.status, refused.body]).toEqual([400, { decision_note: long }]);
    const body = { operation: "void", session_id: await paidSession(merchant, "sandbox-auth"), note: "n".repeat(256) };
    expect((await callRoute(operationRoute, { ...maker.sent, body })).body).toEqual({ note: long });
    expect(await list()).toMatchObject([{ id, state: "pending", decision_note: null }]);
  });

  test("is not read where nobody has to approve", async () => {
    const body = { operation: "refund", session_id: await paidSession(merchant), amount: "1", note: "direct" };
    expect((await callRoute(operationRoute, { method: "POST", key: merchant.privateKey, body })).status).toBe(200);
  });
});

describe("a decided request tells how its operation went", () => {
  test("success with the child", async () => {
    const { body } = await act(approveRoute, await asked(), checker.sent);
    expect(body).toMatchObject({
      operation_result: "success",
      txn: { amount: "1.000", currency_code: "KWD", order_no: null, state: "refunded" },
    });
    const child = await merchant.ctx.db.operation.findFirstOrThrow({ where: { merchantId: merchant.id } });
    expect(body.txn.session_id).toBe(child.childSessionId);
  });

  test("pending and failed without one", async () => {
    vi.spyOn(gatewayOf("sarraf_sandbox"), "refund").mockRejectedValueOnce(new Error("The line is dead."));
    const { body: pending } = await act(approveRoute, await asked(), checker.sent);
    expect([pending.operation_result, "txn" in pending]).toEqual(["pending", false]);
    const id = await asked({
      operation: "void",
      session_id: await paidSession(merchant, "sandbox-auth"),
      extra: { sandbox_result: "failed" },
    });
    const { body: failed } = await act(approveRoute, id, checker.sent);
    expect([failed.operation_result, failed.message, "txn" in failed]).toEqual(["failed", "Simulated decline", false]);
    vi.restoreAllMocks();
  });
});
