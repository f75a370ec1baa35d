import { beforeEach, describe, expect, test } from "vitest";
import { listAuditEvents } from "@/server/domain/audit";
import { readInbox } from "@/server/domain/figures";
import { approveRequest, cancelRequest, rejectRequest, retryRequest } from "@/server/domain/operations";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { type ApprovalTab, approvalPage, findApproval, listApprovals, nextApproval } from "..";

const VIEW = ["Can view payment requests", "Can view e-commerce payments"];
const ASKS = ["payment.refund", "payment.void"];

let merchant: TestMerchant;
let maker: Ctx;
let checker: Ctx;

beforeEach(async () => {
  merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  maker = await signedIn(merchant, ["console.access", ...ASKS], { first_name: "Noura", last_name: "Alali" });
  checker = await signedIn(merchant, ["console.access", ...VIEW], { is_checker: true, first_name: "Faisal" });
});

/** A request of so much of a new payment, made so many hours ago. */
async function asked(amount: string, { hoursAgo = 0, ctx = maker, body = {} }: AskChoices = {}): Promise<string> {
  const then = { ...ctx, now: () => new Date(Date.now() - hoursAgo * 3_600_000) };
  const session_id = await paidSession(merchant, "sandbox", { customer_first_name: "Mariam" });
  const { view } = await operate(then, { operation: "refund", session_id, amount, ...body });
  return String(view.request_id);
}

type AskChoices = { hoursAgo?: number; ctx?: Ctx; body?: object };

async function linesOf(ctx: Ctx, tab: ApprovalTab, cursor: string | null = null, limit = 25) {
  const { rows, ...list } = await listApprovals(ctx, { tab, decided: null, rows: null, cursor }, limit);
  return { ...list, ids: rows.flatMap((row) => ("id" in row ? row.id : [])) };
}

async function actionsOf(): Promise<readonly (readonly [string, string | null, unknown])[]> {
  const filter = { userId: null, objectType: "approval", objectId: null, outcome: null, from: null, to: null };
  const { rows } = await listAuditEvents(merchant.ctx, filter, { cursor: null, limit: 20 });
  return rows.map(({ action, actorName, after }) => [action, actorName, after] as const).reverse();
}

const nameOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.username : null);

describe("the inbox", () => {
  test("has what ends first at its head, goes on by cursor, and counts what the overview counts", async () => {
    const [late, soon, middle] = [
      await asked("1", { hoursAgo: 1 }),
      await asked("2", { hoursAgo: 40 }),
      await asked("3", { hoursAgo: 20 }),
    ];
    const first = await linesOf(checker, "waiting", null, 2);
    expect(first.ids).toEqual([soon, middle]);
    expect((await linesOf(checker, "waiting", first.next, 2)).ids).toEqual([late]);
    expect(first.counts).toEqual({ waiting: 3, mine: 0, failed: 0, decided: 0 });
    expect((await readInbox(checker)).approvals.count).toBe(3);
    expect((await linesOf(maker, "mine")).ids).toEqual([late, middle, soon]);
    expect(await nextApproval(checker)).toBe(soon);
  });

  test("names the key that asked, and offers its request to a checker alone", async () => {
    const from = { ...merchant.ctx, merchant: { ...merchant.ctx.merchant, approvalAmounts: { KWD: "1.000" } } };
    const id = await asked("1", { ctx: from });
    const { keyId } = from.actor as { keyId: string };
    const { name } = await from.db.apiKey.findUniqueOrThrow({ where: { id: keyId } });
    expect(await findApproval(checker, id)).toMatchObject({ maker: name });
    expect(await nextApproval(checker)).toBe(id);
    expect((await approvalPage(checker, id)).may).toMatchObject({ approve: true, reject: true, takeBack: false });
    expect((await approvalPage(merchant.ctx, id)).may).toMatchObject({ approve: false, reject: false });
  });

  test("moves what is decided to its tab, and what failed to the one that needs a hand", async () => {
    const [done, failed] = [await asked("1"), await asked("2")];
    await approveRequest(checker, done);
    const session = (await approvalPage(checker, failed)).sessionId;
    await operate(merchant.ctx, { operation: "refund", session_id: session, amount: "10" });
    await approveRequest(checker, failed);
    expect((await linesOf(checker, "waiting")).counts).toEqual({ waiting: 0, mine: 0, failed: 1, decided: 1 });
    expect((await linesOf(checker, "failed")).ids).toEqual([failed]);
    expect((await linesOf(checker, "decided")).ids).toEqual([done]);
    expect(await findApproval(checker, done)).toMatchObject({ state: "done", expiresAt: null });
  });

  test("shows makers without the view of payments their own requests alone, without the payment", async () => {
    const id = await asked("1");
    const other = await signedIn(merchant, ["console.access", ...ASKS]);
    expect((await linesOf(other, "waiting")).ids).toEqual([]);
    expect((await readInbox(other)).approvals.count).toBe(0);
    await expect(approvalPage(other, id)).rejects.toThrow(NotFound);
    expect(await approvalPage(maker, id)).toMatchObject({ payment: null, check: { refusal: null } });
  });

  test("of another merchant shows nothing", async () => {
    const id = await asked("1");
    const stranger = await operatingMerchant();
    const ctx = await signedIn(stranger, ["console.access", ...VIEW], { is_checker: true });
    await expect(approvalPage(ctx, id)).rejects.toThrow(NotFound);
    expect(await findApproval(ctx, id)).toBeNull();
    expect((await linesOf(ctx, "waiting")).ids).toEqual([]);
  });
});

describe("a request's page", () => {
  test("tells who asks, what is left, and whether it would be done now; reading changes nothing", async () => {
    const id = await asked("4", { body: { note: "A copy was missing." } });
    expect(await approvalPage(checker, id)).toMatchObject({
      maker: "Noura Alali",
      note: "A copy was missing.",
      customer: "Mariam",
      amount: { amount: "4.000", currency: "KWD" },
      check: { refusal: null, left: { amount: "10.500" }, leftAfter: { amount: "6.500" } },
      may: { approve: true, reject: true, takeBack: false, retry: false },
      payment: { money: { refunded: null } },
    });
    const { sessionId } = await approvalPage(checker, id);
    await operate(merchant.ctx, { operation: "refund", session_id: sessionId, amount: "7" });
    const { check } = await approvalPage(checker, id);
    expect(check).toEqual({
      refusal: "The amount specified is greater than the amount available for refund.",
      left: { amount: "3.500", currency: "KWD" },
      leftAfter: null,
    });
    expect(await merchant.ctx.db.operation.count({ where: { merchantId: merchant.id } })).toBe(1);
  });

  test("says that the payment is gone when it was deleted", async () => {
    const id = await asked("1");
    const { sessionId } = await approvalPage(checker, id);
    await operate(merchant.ctx, { operation: "delete", session_id: sessionId });
    expect((await approvalPage(checker, id)).check).toEqual({ refusal: "Not found.", left: null, leftAfter: null });
  });

  test("offers makers to take back, and nobody to decide their own, also after a promotion", async () => {
    const id = await asked("1");
    expect((await approvalPage(maker, id)).may).toEqual({
      approve: false,
      reject: false,
      takeBack: true,
      retry: false,
    });
    if (maker.actor.kind !== "user") throw new Error("A maker is a user.");
    const promoted = { ...maker, actor: { ...maker.actor, isChecker: true } };
    expect((await approvalPage(promoted, id)).may).toMatchObject({ approve: false, reject: true, takeBack: true });
    expect(await nextApproval(promoted)).toBeNull();
    await expect(approveRequest(promoted, id)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("tells the later of two checkers who was first", async () => {
    const id = await asked("1");
    const other = await signedIn(merchant, ["console.access", ...VIEW], { is_checker: true });
    const results = await Promise.allSettled([approveRequest(checker, id), approveRequest(other, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const isFirst = results[0].status === "fulfilled";
    const { state, checker: who, decidedAt } = await approvalPage(isFirst ? other : checker, id);
    expect(state).toBe("done");
    expect(who).toBe(isFirst ? "Faisal" : nameOf(other));
    expect(decidedAt).not.toBeNull();
    expect(await actionsOf()).toHaveLength(1);
  });

  test("tells how a request ended that nobody decided", async () => {
    const id = await asked("1");
    await cancelRequest(maker, id);
    expect((await approvalPage(checker, id)).ended).toMatchObject({ how: "taken_back" });
  });
});

test("each decision leaves one audit event with who and what, and a refused one leaves none", async () => {
  const [first, second, third] = [await asked("1"), await asked("2"), await asked("3")];
  await expect(approveRequest(maker, first)).rejects.toMatchObject({ kind: "forbidden" });
  await rejectRequest(checker, first, { decisionNote: "Ask the shop first." });
  await expect(rejectRequest(checker, first)).rejects.toMatchObject({ kind: "conflict" });
  await cancelRequest(maker, second);
  const { sessionId } = await approvalPage(checker, third);
  await operate(merchant.ctx, { operation: "refund", session_id: sessionId, amount: "10" });
  await approveRequest(checker, third);
  await retryRequest(checker, third);
  expect(await actionsOf()).toEqual([
    ["approval.rejected", nameOf(checker), { state: "rejected", decision_note: "Ask the shop first." }],
    ["approval.taken_back", nameOf(maker), { state: "canceled" }],
    ["approval.approved", nameOf(checker), { state: "approved" }],
    ["approval.retried", nameOf(checker), { state: "approved" }],
  ]);
});
