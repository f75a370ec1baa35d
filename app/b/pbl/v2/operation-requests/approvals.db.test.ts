import { beforeEach, describe, expect, test } from "vitest";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import * as clockRoute from "../../../sandbox/v1/clock/advance/route";
import * as emailsRoute from "../../../sandbox/v1/emails/route";
import * as operationRoute from "../operation/route";
import * as approveRoute from "./[id]/approve/route";
import * as cancelRoute from "./[id]/cancel/route";
import * as rejectRoute from "./[id]/reject/route";
import * as retryRoute from "./[id]/retry/route";
import * as requestsRoute from "./route";

type User = readonly [username: string, password: string];

let merchant: TestMerchant;
let maker: User;
let checker: User;
let counter = 0;

async function user(name: string, change: object): Promise<User> {
  counter += 1;
  const username = `${name}.${Date.now()}.${process.pid}.${counter}`;
  const password = "correct horse";
  const email = `${username}@example.com`;
  await createUser(merchant.ctx, readInput(NewUser, { username, password, email, ...change }));
  return [username, password];
}

beforeEach(async () => {
  merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  maker = await user("maker", { permissions: ["payment.refund", "payment.void"] });
  checker = await user("checker", {
    is_checker: true,
    permissions: ["Can view e-commerce payments", "Can view payment requests"],
  });
});

const as = (basic: User): RouteRequest => ({ method: "POST", basic });
const act = (route: typeof approveRoute, id: string, sent: RouteRequest) =>
  callRoute(route, { ...sent, params: { id } });
const ask = (body: object, sent: RouteRequest = as(maker)) => callRoute(operationRoute, { ...sent, body });
const list = (query = "") =>
  callRoute(requestsRoute, { key: merchant.privateKey, path: `/b/pbl/v2/operation-requests/?${query}` });

async function asked(): Promise<string> {
  const sent = await ask({ operation: "refund", session_id: await paidSession(merchant), amount: "1" });
  expect(sent.status).toBe(202);
  return sent.body.request_id;
}

describe("an approval over HTTP", () => {
  test("goes from the maker's 202 to the checker's 200, and is listed on the way", async () => {
    const id = await asked();
    expect((await list("state=pending")).body).toMatchObject({
      count: 1,
      results: [{ id, state: "pending", operation: "refund", operation_amount: "1.000", operation_result: null }],
    });
    expect((await list("currency_code=kwd")).body.count).toBe(1);
    const approved = await act(approveRoute, id, as(checker));
    expect([approved.status, approved.body.state, approved.body.operation_result]).toEqual([200, "done", "success"]);
    expect((await list("state=pending")).body.count).toBe(0);
  });

  test("answers 403 to who may not, 404 for an unknown request, 409 in the wrong state, 401 without a credential", async () => {
    const id = await asked();
    expect((await act(approveRoute, id, as(maker))).status).toBe(403);
    expect((await act(rejectRoute, id, as(maker))).status).toBe(403);
    expect((await act(cancelRoute, id, as(checker))).status).toBe(403);
    expect((await act(approveRoute, "req_none", as(checker))).status).toBe(404);
    expect((await act(retryRoute, id, as(checker))).status).toBe(409);
    expect((await act(rejectRoute, id, { method: "POST" })).status).toBe(401);
    expect((await act(cancelRoute, id, as(maker))).body.state).toBe("canceled");
    const late = await act(approveRoute, id, as(checker));
    expect([late.status, late.body]).toEqual([409, { detail: "A request in state canceled cannot be approved." }]);
  });

  test("is not needed by an API key, which may also decide", async () => {
    const key: RouteRequest = { method: "POST", key: merchant.privateKey };
    expect((await ask({ operation: "refund", session_id: await paidSession(merchant) }, key)).status).toBe(200);
    expect((await act(rejectRoute, await asked(), key)).body).toMatchObject({ state: "rejected", decided_by: null });
  });

  test("is canceled by the test clock after 48 hours, and its mails are in the mailbox", async () => {
    const id = await asked();
    const advance = (by: string) => callRoute(clockRoute, { method: "POST", key: merchant.privateKey, body: { by } });
    expect((await advance("PT47H")).body.ran["expire-approval-requests"]).toBeUndefined();
    expect((await list()).body.results[0].state).toBe("pending");
    expect((await advance("PT2H")).body.ran["expire-approval-requests"]).toBe(1);
    expect((await list()).body.results).toMatchObject([{ id, state: "canceled", expires_at: null }]);
    const path = `/b/sandbox/v1/emails/?customer_email=${checker[0]}@example.com`;
    const mails = await callRoute(emailsRoute, { key: merchant.privateKey, path });
    expect(mails.body.results).toMatchObject([{ kind: "approval_requested", related_id: id, language: "en" }]);
    expect(Object.keys(mails.body.results[0]).sort()).toEqual(
      ["channel", "html", "id", "kind", "language", "related_id", "sent_at", "subject", "text", "to"].sort(),
    );
  });
});
