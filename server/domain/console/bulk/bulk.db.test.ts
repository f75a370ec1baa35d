import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { listAuditEvents } from "@/server/domain/audit";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { approveRequest, OperationRequest, runOperation } from "@/server/domain/operations";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { beginBulk, bulkForm, runBulk } from "@/server/testing/bulk";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { TOLD_OF_ALL, toldOf } from "@/server/testing/messages";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import {
  type BulkTab,
  exportPayments,
  listBulks,
  readBulk,
  readBulkChoice,
  readBulkQuery,
  readPaymentQuery,
  selectedValues,
  startBulk,
  stopBulk,
} from "..";
import { itemKey } from "./carry-out";

const VIEWS = ["console.access", "Can view payment requests", "Can change payment requests"];
const MONEY = ["payment.refund", "payment.capture"];

let merchant: TestMerchant;
let user: ConsoleCtx;

beforeAll(async () => {
  merchant = await operatingMerchant();
  user = await signedIn(merchant, [...VIEWS, ...MONEY]);
});

const values = (query: Record<string, string> = {}) => readBulkQuery(query).values;

async function outcomes(id: string, ctx = user) {
  const { rows } = await readBulk(ctx, id, values());
  return rows.map(({ sessionId, outcome, reason }) => [sessionId, outcome, reason]);
}

describe("a refund of several payments", () => {
  test("is foreseen with count and sum, and each payment has its own outcome", async () => {
    const [first, second] = [await paidSession(merchant), await paidSession(merchant, "sandbox", { amount: "4.250" })];
    await operate(merchant.ctx, { operation: "refund", session_id: second, amount: "1" });
    const open = await newSession(merchant);
    const theirs = await paidSession(await operatingMerchant());
    const form = await bulkForm(user, "refund", { session: [open, second, first, theirs, "x"] });
    expect(form.foreseen).toMatchObject({
      ...{ chosen: 4, asked: 0, isTooMany: false, sums: [{ amount: "13.750", currency: "KWD" }] },
      refused: [{ sessionId: open, refusal: "not_eligible" }],
      allowed: [{ sessionId: first }, { sessionId: second, amount: { amount: "3.250" } }],
    });
    const id = await startBulk(user, form);
    expect(await outcomes(id)).toEqual([
      [first, null, null],
      [second, null, null],
    ]);
    await runBulk(merchant, id);
    const view = await readBulk(user, id, values());
    expect(view).toMatchObject({ counts: { done: 2, open: 0 }, sums: [{ amount: "13.750", currency: "KWD" }] });
    expect(view.action).toMatchObject({ kind: "refund", payments: 2, stoppedAt: null, endedAt: expect.any(String) });
    expect(await database().operation.count({ where: { sessionId: { in: [first, second] }, kind: "refund" } })).toBe(3);
    const filter = { userId: user.actor.id, objectType: null, objectId: id, outcome: null, from: null, to: null };
    const { rows } = await listAuditEvents(merchant.ctx, filter, { cursor: null, limit: 9 });
    expect(rows).toMatchObject([{ action: "payment.bulk_begun", after: { payments: 2, sums: ["13.750 KWD"] } }]);
  });

  test("begins once however often the form is sent, and a payment is refunded once", async () => {
    const paid = await paidSession(merchant);
    const form = await bulkForm(user, "refund", { session: paid });
    const ids = await Promise.all([1, 2, 3].map(() => startBulk(user, form)));
    expect(new Set(ids).size).toBe(1);
    await runBulk(merchant, ids[0] ?? "");
    expect(await startBulk(user, form)).toBe(ids[0]);
    expect(await database().operation.count({ where: { sessionId: paid } })).toBe(1);
  });

  test("moves nothing twice if a process ends before it has written the outcome", async () => {
    const paid = await paidSession(merchant);
    const id = await beginBulk(user, "refund", { session: paid });
    const input = readInput(OperationRequest, { operation: "refund", session_id: paid });
    await runOperation(user, input, { trackingKey: itemKey(id, paid) });
    await database().bulkItem.updateMany({ where: { actionId: id }, data: { begunAt: new Date() } });
    await runBulk(merchant, id);
    expect(await outcomes(id)).toEqual([[paid, "done", null]]);
    expect(await database().operation.count({ where: { sessionId: paid } })).toBe(1);
  });

  test("refuses what has changed since, and tells why", async () => {
    const [changed, refunded] = [await paidSession(merchant), await paidSession(merchant)];
    const form = await bulkForm(user, "refund", { session: [changed, refunded] });
    const id = await startBulk(user, form);
    await operate(merchant.ctx, { operation: "refund", session_id: changed, amount: "1" });
    await operate(merchant.ctx, { operation: "refund", session_id: refunded });
    await runBulk(merchant, id);
    expect(await outcomes(id)).toEqual([
      [changed, "refused", "changed"],
      [refunded, "refused", "changed"],
    ]);
    await expect(startBulk(user, { ...form, key: randomUUID() })).rejects.toMatchObject({ reason: "changed" });
  });

  test("by a user without the checker role waits payment by payment, and shows what the checker decided", async () => {
    const own = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
    const maker = await signedIn(own, [...VIEWS, "payment.refund"]);
    const checker = await signedIn(own, [...VIEWS, "payment.refund"], { is_checker: true });
    const paid = [await paidSession(own), await paidSession(own)];
    const form = await bulkForm(maker, "refund", { session: paid });
    expect(form.foreseen.asked).toBe(2);
    const id = await startBulk(maker, { ...form, note: "Closing day" });
    await runBulk(own, id);
    expect(await outcomes(id, maker)).toEqual(paid.map((each) => [each, "waiting", null]));
    const request = await database().operationRequest.findFirstOrThrow({ where: { sessionId: paid[0] } });
    expect(request.note).toBe("Closing day");
    await approveRequest(checker, request.id, { decisionNote: null });
    expect(await outcomes(id, maker)).toEqual([
      [paid[0], "done", null],
      [paid[1], "waiting", null],
    ]);
    expect((await readBulk(maker, id, values({ outcome: "waiting" }))).rows).toHaveLength(1);
  });

  test("ends for a user who has lost the right meanwhile", async () => {
    const leaver = await signedIn(merchant, [...VIEWS, "payment.refund"]);
    const paid = await paidSession(merchant);
    const id = await beginBulk(leaver, "refund", { session: paid });
    await database().merchantUser.update({ where: { id: leaver.actor.id }, data: { permissions: VIEWS } });
    await runBulk(merchant, id);
    expect(await outcomes(id, leaver)).toEqual([[paid, "refused", "forbidden"]]);
    expect(await database().operation.count({ where: { sessionId: paid } })).toBe(0);
  });
});

describe("all that match", () => {
  test("are those of the confirmation: payments that match later take no part", async () => {
    const own = await operatingMerchant();
    const ctx = await signedIn(own, [...VIEWS, ...MONEY]);
    const held = [await paidSession(own, "sandbox-auth"), await paidSession(own, "sandbox-auth")];
    await newSession(own);
    const form = await bulkForm(ctx, "capture", { all: "filter" });
    expect(form.foreseen).toMatchObject({ chosen: 3, refused: [], sums: [{ amount: "21.000" }] });
    const later = await paidSession(own, "sandbox-auth");
    await expect(startBulk(ctx, form)).rejects.toMatchObject({ reason: "changed" });
    const id = await beginBulk(ctx, "capture", { all: "filter", to: "2020-01-01", range: "all" }).catch(() => null);
    expect(id).toBeNull();
    const again = await startBulk(ctx, await bulkForm(ctx, "capture", { all: "filter" }));
    const latest = await paidSession(own, "sandbox-auth");
    await runBulk(own, again);
    expect(await outcomes(again, ctx)).toEqual([...held, later].map((each) => [each, "done", null]));
    expect((await database().paymentSession.findUniqueOrThrow({ where: { id: latest } })).state).toBe("authorized");
  });

  test("of a page are the rows of that page", async () => {
    const own = await operatingMerchant();
    const ctx = await signedIn(own, [...VIEWS, ...MONEY]);
    const paid = [await paidSession(own), await paidSession(own)];
    const { sessionIds } = await readBulkChoice(ctx, { all: "page", view: "paid" });
    expect(sessionIds.toSorted()).toEqual(paid.toSorted());
  });
});

test("of all that match an invalid filter is of none", async () => {
  expect(await readBulkChoice(user, { all: "filter", from: "31/13/2027" })).toEqual({ values: null, sessionIds: [] });
});

test("a stopped action leaves out the payments whose turn has not come", async () => {
  const own = await operatingMerchant();
  const ctx = await signedIn(own, [...VIEWS, ...MONEY]);
  const paid = [await paidSession(own), await paidSession(own)];
  const id = await beginBulk(ctx, "refund", { session: paid });
  await database().bulkItem.updateMany({ where: { actionId: id, sessionId: paid[0] }, data: { begunAt: new Date() } });
  await stopBulk(ctx, id);
  await stopBulk(ctx, id);
  await runBulk(own, id);
  expect(await outcomes(id, ctx)).toEqual([
    [paid[0], "done", null],
    [paid[1], "stopped", null],
  ]);
  expect((await readBulk(ctx, id, values())).action).toMatchObject({ stoppedAt: expect.any(String) });
});

test("events are sent again, and an address that failed three times is left alone", async () => {
  const receiver = await startReceiver();
  try {
    const own = await testMerchant();
    const ctx = await signedIn(own, VIEWS);
    const type = { session: { type: "payment_request", eventCount: 1 } };
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1)
      ids.push((await testEvent(own, { url: receiver.url("/bad"), ...type })).sessionId);
    const good = (await testEvent(own, { url: receiver.url("/good"), ...type })).sessionId;
    const silent = await newSession(own);
    receiver.answer = 503;
    const form = await bulkForm(ctx, "events", { session: [...ids, silent] });
    expect(form.foreseen.refused).toMatchObject([{ sessionId: silent, refusal: "no_event" }]);
    const id = await startBulk(ctx, form);
    await runBulk(own, id);
    const reasons = (await outcomes(id, ctx)).map(([, , reason]) => reason);
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => "not_delivered"), "address_fails", "address_fails"]);
    expect(receiver.received).toHaveLength(5);
    receiver.answer = 200;
    const again = await beginBulk(ctx, "events", { session: good });
    await runBulk(own, again);
    expect(await outcomes(again, ctx)).toEqual([[good, "done", null]]);
  } finally {
    await receiver.stop();
  }
});

test("a message goes once to each customer, by the chosen channels", async () => {
  const own = await testMerchant();
  const ctx = await signedIn(own, VIEWS);
  const told = await newSession(own, TOLD_OF_ALL);
  const quiet = await newSession(own, {});
  const form = await bulkForm(ctx, "message", { session: [told, quiet] });
  expect(form.foreseen.refused).toMatchObject([{ sessionId: quiet, refusal: "no_message" }]);
  const id = await startBulk(ctx, form);
  await runBulk(own, id);
  await database().bulkItem.updateMany({ where: { actionId: id }, data: { outcome: null } });
  await database().bulkAction.update({ where: { id }, data: { dueAt: new Date(0), endedAt: null } });
  await runBulk(own, id);
  expect(await outcomes(id, ctx)).toEqual([[told, "done", null]]);
  expect(await toldOf(own, told)).toEqual(["created 4"]);
});

test("the action is the user's own, needs its right, and at most five of a merchant are under way", async () => {
  const own = await operatingMerchant();
  const ctx = await signedIn(own, [...VIEWS, ...MONEY]);
  const viewer = await signedIn(own, VIEWS);
  const paid = await paidSession(own);
  const form = await bulkForm(ctx, "refund", { session: paid });
  await expect(startBulk(viewer, form)).rejects.toThrow(Forbidden);
  const id = await startBulk(ctx, form);
  for (const stranger of [viewer, user]) {
    await expect(readBulk(stranger, id, values())).rejects.toThrow(NotFound);
    await expect(stopBulk(stranger, id)).rejects.toThrow(NotFound);
  }
  expect([(await listBulks(ctx)).length, (await listBulks(viewer)).length]).toEqual([1, 0]);
  const row = await database().bulkAction.findUniqueOrThrow({ where: { id } });
  await database().bulkAction.createMany({
    data: [1, 2, 3, 4].map((each) => ({ ...row, id: `${id.slice(0, 38)}_${each}`, formKey: `k-${each}` })),
  });
  await expect(startBulk(ctx, { ...form, key: randomUUID() })).rejects.toMatchObject({ reason: "limit" });
  await database().bulkAction.deleteMany({ where: { merchantId: own.id } });
});

test("a file of the ticked payments has them, also those that have left the filter", async () => {
  const [paid, open] = [await paidSession(merchant), await newSession(merchant)];
  const { values: list } = readPaymentQuery({ view: "paid" });
  let text = "";
  for await (const lines of exportPayments(user, selectedValues(list, [paid, open]), ["session_id"])) text += lines;
  expect(text.slice(1).trimEnd().split("\r\n").slice(1).toSorted()).toEqual([paid, open].toSorted());
});

test.each<readonly [string, BulkTab | null]>([
  ["done", "done"],
  ["stolen", null],
])("the outcome %s of the address", (outcome, read) => {
  expect(readBulkQuery({ outcome }).values.outcome).toBe(read);
});
