import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { gatewayOf } from "@/server/domain/gateways";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx, UserActor } from "@/server/kernel/types";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { approveRequest, cancelRequest, expireApprovalRequests, listRequests, rejectRequest, retryRequest } from "..";
import { resolveUnknownOperations } from "../carrying-out/due-jobs";
import { RequestQuery } from "../contract/requests";

const GATEWAY = gatewayOf("sarraf_sandbox");
let merchant: TestMerchant;
let maker: Ctx;
let other: Ctx;
let checker: Ctx;
let counter = 0;

async function user(name: string, change: Record<string, unknown> = {}): Promise<Ctx> {
  counter += 1;
  const username = `${name}.${Date.now()}.${process.pid}.${counter}`;
  const body = { username, password: "correct horse", email: `${username}@example.com`, ...change };
  const { id } = await createUser(merchant.ctx, readInput(NewUser, body));
  const row = await database().merchantUser.findUniqueOrThrow({ where: { id } });
  const actor: UserActor = { ...row, kind: "user", via: "basic" };
  return merchant.as({ actor });
}

beforeEach(async () => {
  merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  maker = await user("maker", { permissions: ["payment.refund", "payment.void"] });
  other = await user("other", { permissions: ["Can do refund"] });
  checker = await user("checker", { permissions: ["payment.refund"], is_checker: true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function asked(body: Record<string, unknown>, ctx = maker, key: string | null = null): Promise<string> {
  const { status, view } = await operate(ctx, { operation: "refund", ...body }, key);
  expect(status).toBe(202);
  return String(view.request_id);
}

async function mailsOf(kind: string): Promise<string[]> {
  const rows = await database().mailMessage.findMany({ where: { merchantId: merchant.id, kind } });
  return rows.map(({ to }) => to);
}

const emailOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.email : null);
const at = (ctx: Ctx, hours: number): Ctx => ({ ...ctx, now: () => new Date(Date.now() + hours * 3_600_000) });

/** Runs what a job finds due after so many hours. */
async function runAfter(hours: number, job: typeof expireApprovalRequests): Promise<void> {
  const then = () => new Date(Date.now() + hours * 3_600_000);
  const later = { ...merchant.as({ now: then }), realNow: then };
  const ids = (await job.due(later, { merchantId: merchant.id }, 50)).map(({ id }) => id);
  // What a batch does not leave alone is done: the verb for one finds nothing more to do.
  const left = (await job.batch?.run(later, ids)) ?? ids;
  if (job.batch !== undefined) expect(left).toEqual([]);
  for (const id of ids) await job.run(later, id);
}

test("an hour has twenty mails about requests to the checkers, then one summary of the others", async () => {
  const noon = new Date();
  noon.setUTCMinutes(20, 0, 0);
  const ctx = { ...maker, realNow: () => noon };
  for (let made = 0; made < 23; made += 1) await asked({ session_id: await paidSession(merchant), amount: "1" }, ctx);
  const where = { merchantId: merchant.id, kind: "approval_requested" };
  const mails = await database().mailMessage.findMany({ where });
  expect(mails).toHaveLength(21);
  const summaries = mails.filter(({ subject }) => subject.includes("3 more requests await your approval"));
  expect(summaries).toMatchObject([
    { to: emailOf(checker), text: expect.stringContaining("20 emails about requests") },
  ]);
});

describe("who must ask", () => {
  test("a user who is no checker leaves a request, and nothing happens to the transaction", async () => {
    const id = await paidSession(merchant);
    const { status, view } = await operate(maker, { operation: "refund", session_id: id, amount: "4" });
    expect(status).toBe(202);
    expect(view).toEqual({
      detail: "The request awaits approval.",
      operation: "refund",
      result: "pending",
      request_id: expect.stringMatching(/^req_/),
    });
    expect(await database().operation.count({ where: { sessionId: id } })).toBe(0);
    expect(await mailsOf("approval_requested")).toEqual([emailOf(checker)]);
  });

  test("a checker, an API key, and everybody's capture act at once", async () => {
    const id = await paidSession(merchant);
    expect((await operate(checker, { operation: "refund", session_id: id, amount: "1" })).status).toBe(200);
    expect((await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1" })).status).toBe(200);
    const held = await paidSession(merchant, "sandbox-auth");
    const capturer = await user("capturer", { permissions: ["payment.capture"] });
    expect((await operate(capturer, { operation: "capture", session_id: held })).status).toBe(200);
  });

  test("a right to ask is enough to ask, and none is not", async () => {
    const id = await paidSession(merchant);
    await asked({ session_id: id, amount: "1" }, other);
    await expect(operate(other, { operation: "void", session_id: id })).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("a request is validated as the operation would be", async () => {
    const id = await paidSession(merchant);
    expect(await refusalOf(operate(maker, { operation: "refund", session_id: id, amount: "11" }))).toEqual({
      detail: "The amount specified is greater than the amount available for refund.",
      operation: "refund",
      result: "failed",
    });
    await expect(operate(maker, { operation: "refund", session_id: id, amount: "0" })).rejects.toHaveProperty("fields");
  });

  test("one request of a transaction waits at a time, and its key names it again", async () => {
    const id = await paidSession(merchant);
    const first = await asked({ session_id: id, amount: "1" }, maker, "KEY");
    expect(await asked({ session_id: id }, maker, "KEY")).toBe(first);
    expect(await refusalOf(operate(other, { operation: "refund", session_id: id }))).toEqual({
      detail: "Another request for this transaction still awaits approval.",
      operation: "refund",
      result: "failed",
    });
    await cancelRequest(maker, first);
    expect(await asked({ session_id: id })).not.toBe(first);
  });

  test("twenty requests at once leave one", async () => {
    const id = await paidSession(merchant);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => operate(maker, { operation: "refund", session_id: id })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("an approved request", () => {
  test("is carried out as its maker's, ends done, and its maker is notified", async () => {
    const id = await paidSession(merchant);
    const request = await asked({ session_id: id, amount: "4" }, maker, "APPROVED");
    const view = await approveRequest(checker, request);
    expect(view).toMatchObject({
      id: request,
      state: "done",
      operation_result: "success",
      operation: "refund",
      amount: "10.500",
      operation_amount: "4.000",
      expires_at: null,
      decided_by: { username: expect.stringMatching(/^checker/) },
    });
    expect((await stateOf(merchant, id)).refundedAmount.toFixed(3)).toBe("4.000");
    expect((await eventsOf(merchant, id))[1]?.body).toMatchObject({
      initiator: { username: expect.stringMatching(/^maker/) },
    });
    expect(await mailsOf("approval_done")).toEqual([emailOf(maker)]);
    const replay = await operate(maker, { operation: "refund", session_id: id }, "APPROVED");
    expect(replay).toMatchObject({ status: 200, isReplay: true, view: { amount: "4.000" } });
  });

  test("needs a hand when it cannot be carried out any more, and may be retried", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "4" });
    const request = await asked({ session_id: id, amount: "4" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1" });
    expect(await approveRequest(checker, request)).toMatchObject({
      state: "manual_action_required",
      operation_result: "failed",
      message: "The amount specified is greater than the amount available for refund.",
    });
    expect(await mailsOf("approval_failed")).toEqual([emailOf(maker)]);
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "1" });
    expect(await retryRequest(other, request)).toMatchObject({
      state: "done",
      operation_result: "success",
      message: null,
    });
  });

  test("needs a hand when the gateway refuses it", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    const request = await asked({ operation: "void", session_id: id, extra: { sandbox_result: "failed" } });
    expect(await approveRequest(checker, request)).toMatchObject({
      state: "manual_action_required",
      message: "Simulated decline",
    });
  });

  test("stays approved while nobody knows the outcome, and the resolver ends it", async () => {
    const id = await paidSession(merchant);
    const request = await asked({ session_id: id });
    vi.spyOn(GATEWAY, "refund").mockRejectedValueOnce(new Error("The line is dead."));
    expect(await approveRequest(checker, request)).toMatchObject({ state: "approved", operation_result: "pending" });
    await runAfter(1, resolveUnknownOperations);
    expect(await database().operationRequest.findUniqueOrThrow({ where: { id: request } })).toMatchObject({
      state: "done",
    });
  });

  test("is carried out once, however often it is approved at the same time", async () => {
    const id = await paidSession(merchant);
    const request = await asked({ session_id: id, amount: "1" });
    const refund = vi.spyOn(GATEWAY, "refund");
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => approveRequest(checker, request)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(refund).toHaveBeenCalledTimes(1);
  });
});

describe("a request that is not approved", () => {
  test("is rejected by a checker, and its maker is notified", async () => {
    const request = await asked({ session_id: await paidSession(merchant) });
    expect(await rejectRequest(checker, request)).toMatchObject({ state: "rejected", operation_result: null });
    expect(await mailsOf("approval_rejected")).toEqual([emailOf(maker)]);
    await expect(approveRequest(checker, request)).rejects.toMatchObject({
      kind: "conflict",
      message: "A request in state rejected cannot be approved.",
    });
  });

  test("is taken back by its maker alone", async () => {
    const request = await asked({ session_id: await paidSession(merchant) });
    await expect(cancelRequest(other, request)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await cancelRequest(maker, request)).toMatchObject({ state: "canceled", expires_at: null });
  });

  it.each([
    ["approve", approveRequest],
    ["reject", rejectRequest],
  ])("a maker may not %s it", async (_name, decide) => {
    const request = await asked({ session_id: await paidSession(merchant) });
    await expect(decide(maker, request)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("is canceled after 48 hours, and one that needs a hand expires 48 hours after that", async () => {
    const [first, second] = [await paidSession(merchant), await paidSession(merchant, "sandbox-auth")];
    const forgotten = await asked({ session_id: first });
    const failing = await asked({ operation: "void", session_id: second, extra: { sandbox_result: "error" } });
    await approveRequest(at(checker, 40), failing);
    const stateOfRequest = async (id: string) =>
      (await database().operationRequest.findUniqueOrThrow({ where: { id } })).state;
    await runAfter(47.9, expireApprovalRequests);
    expect([await stateOfRequest(forgotten), await stateOfRequest(failing)]).toEqual([
      "pending",
      "manual_action_required",
    ]);
    await runAfter(48.1, expireApprovalRequests);
    expect([await stateOfRequest(forgotten), await stateOfRequest(failing)]).toEqual([
      "canceled",
      "manual_action_required",
    ]);
    await runAfter(88.1, expireApprovalRequests);
    expect(await stateOfRequest(failing)).toBe("expired");
    await expect(retryRequest(checker, failing)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("of another merchant is not found", async () => {
    const request = await asked({ session_id: await paidSession(merchant) });
    const stranger = await operatingMerchant();
    for (const act of [approveRequest, rejectRequest, cancelRequest, retryRequest])
      await expect(act(stranger.ctx, request)).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("requests are listed newest first, filtered, and by what a user may see", async () => {
  const first = await asked({ session_id: await paidSession(merchant) });
  const second = await asked({ operation: "void", session_id: await paidSession(merchant, "sandbox-auth") });
  const ids = async (ctx: Ctx, query: object = {}) =>
    (await listRequests(ctx, readInput(RequestQuery, query))).results.map(({ id }) => id);
  expect(await ids(merchant.ctx)).toEqual([second, first]);
  expect(await ids(checker)).toEqual([second, first]);
  expect(await ids(maker)).toEqual([second, first]);
  expect(await ids(other)).toEqual([]);
  expect(await ids(merchant.ctx, { operation: "void" })).toEqual([second]);
  expect(await ids(merchant.ctx, { pg_code: "sandbox" })).toEqual([first]);
  expect(await ids(merchant.ctx, { state: "done" })).toEqual([]);
});
