import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { approveRequest, resolveUnknownOperations, retryRequest } from "@/server/domain/operations";
import { InvalidFields } from "@/server/kernel/errors";
import { APPROVED } from "@/server/testing/approved";
import { beginBulk, bulkForm, runBulk } from "@/server/testing/bulk";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { readBulk, readBulkQuery, runBulkActions, startBulk } from "..";
import { readStanding } from "../operation-standing";
import { type BulkWork, carryOut, itemKey } from "./carry-out";

const RIGHTS = ["console.access", "Can view payment requests", "Can change payment requests"];
const MONEY = [...RIGHTS, "payment.refund", "payment.capture"];
const GATEWAY = gatewayOf("sarraf_sandbox");
const PENDING: GatewayResult = { outcome: "pending", message: null, raw: {}, params: {}, card: null };
const FAILED: GatewayResult = { ...PENDING, outcome: "failed", message: "Closed account" };
const CAPTURED = vi.spyOn(GATEWAY, "capture");
const REFUNDED = vi.spyOn(GATEWAY, "refund");
const ASKED = vi.spyOn(GATEWAY, "inquire");

beforeEach(() => {
  for (const spy of [CAPTURED, REFUNDED, ASKED]) spy.mockReset();
});

afterAll(() => {
  vi.restoreAllMocks();
});

const read = (ctx: ConsoleCtx, id: string) => readBulk(ctx, id, readBulkQuery({}).values);

/** Lets the gateway answer two days later. */
async function decideLater(merchant: TestMerchant, answer: GatewayResult): Promise<void> {
  ASKED.mockResolvedValue({ known: "answer", answer });
  const then = () => new Date(Date.now() + 2 * 86_400_000);
  const later = { ...merchant.as({ now: then }), realNow: then };
  for (const { id } of await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 100))
    await resolveUnknownOperations.run(later, id);
}

test("an approved refund that the gateway refuses later waits for a person, and its retry counts", async () => {
  const merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  const maker = await signedIn(merchant, MONEY);
  const checker = await signedIn(merchant, MONEY, { is_checker: true });
  const paid = await paidSession(merchant);
  const id = await beginBulk(maker, "refund", { session: paid });
  await runBulk(merchant, id);
  const request = await database().operationRequest.findFirstOrThrow({ where: { sessionId: paid } });
  REFUNDED.mockResolvedValueOnce({ ...PENDING, refs: { psp: "P-1" } });
  await approveRequest(checker, request.id, { decisionNote: null });
  expect((await read(maker, id)).rows).toMatchObject([{ outcome: "pending" }]);
  await decideLater(merchant, FAILED);
  expect(await read(maker, id)).toMatchObject({ rows: [{ outcome: "waiting", reason: null }], counts: { waiting: 1 } });
  REFUNDED.mockResolvedValueOnce(APPROVED);
  await retryRequest(checker, request.id);
  expect(await read(maker, id)).toMatchObject({
    ...{ rows: [{ outcome: "done" }], counts: { done: 1, refused: 0 } },
    sums: [{ amount: "10.500", currency: "KWD" }],
  });
  const standing = await readStanding(maker, { sessionId: paid, key: itemKey(id, paid) });
  expect(standing).toMatchObject({ state: "done", amount: { amount: "10.500" } });
});

test("a capture that the gateway refuses later shows what the gateway said", async () => {
  const merchant = await operatingMerchant();
  const user = await signedIn(merchant, MONEY);
  const held = await paidSession(merchant, "sandbox-auth");
  const id = await beginBulk(user, "capture", { session: held });
  CAPTURED.mockResolvedValueOnce({ ...PENDING, refs: { psp: "P-2" } });
  await runBulk(merchant, id);
  expect((await read(user, id)).rows).toMatchObject([{ outcome: "pending", said: null }]);
  await decideLater(merchant, FAILED);
  expect((await read(user, id)).rows).toMatchObject([
    { outcome: "refused", reason: "gateway", said: "Closed account" },
  ]);
});

test("an invalid note for the checker stores nothing, and a blank one is none", async () => {
  const merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  const maker = await signedIn(merchant, MONEY);
  const form = await bulkForm(maker, "refund", { session: await paidSession(merchant) });
  for (const note of ["x".repeat(256), "a\0b", "a\u200bb"])
    await expect(startBulk(maker, { ...form, note })).rejects.toThrow(InvalidFields);
  expect(await database().bulkAction.count({ where: { merchantId: merchant.id } })).toBe(0);
  const id = await startBulk(maker, { ...form, note: " " });
  expect((await database().bulkAction.findUniqueOrThrow({ where: { id } })).note).toBeNull();
  const none = await bulkForm(maker, "refund", { session: await newSession(merchant) });
  await expect(startBulk(maker, none)).rejects.toMatchObject({ reason: "nothing" });
});

test("of two processes with one payment, the second leaves it pending while the first waits", async () => {
  const merchant = await operatingMerchant();
  const user = await signedIn(merchant, MONEY);
  const paid = await paidSession(merchant);
  const id = await beginBulk(user, "refund", { session: paid });
  let answer: (result: GatewayResult) => void = () => undefined;
  REFUNDED.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const work: BulkWork = { id, kind: "refund", note: null, channels: [], failing: new Set() };
  const amounts = { amount: "10.500", currency: "KWD", eventId: null, address: null };
  const both = [1, 2].map(() => carryOut(user, work, { position: 0, sessionId: paid, ...amounts }));
  await vi.waitFor(() => expect(REFUNDED).toHaveBeenCalled(), 5_000);
  const real = performance.now.bind(performance);
  let ahead = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    ahead += 20_000;
    return real() + ahead;
  });
  const first = await Promise.race(both);
  clock.mockRestore();
  answer(APPROVED);
  expect(first).toMatchObject({ outcome: "pending", reason: null });
  expect((await Promise.all(both)).map(({ outcome }) => outcome).toSorted()).toEqual(["done", "pending"]);
});

test("a process that fails keeps the lease that another has taken meanwhile", async () => {
  const merchant = await operatingMerchant();
  const user = await signedIn(merchant, MONEY);
  const paid = [await paidSession(merchant), await paidSession(merchant)];
  const id = await beginBulk(user, "refund", { session: paid });
  await database().bulkItem.updateMany({ where: { actionId: id, position: 0 }, data: { currency: "ZZZ" } });
  const theirs = new Date(Date.now() + 3_600_000);
  REFUNDED.mockImplementationOnce(async () => {
    await database().bulkAction.update({ where: { id }, data: { leaseUntil: theirs } });
    return APPROVED;
  });
  await expect(runBulkActions.run(merchant.as({ actor: { kind: "service" } }), id)).rejects.toThrow();
  expect((await database().bulkAction.findUniqueOrThrow({ where: { id } })).leaseUntil).toEqual(theirs);
  await database().bulkAction.deleteMany({ where: { merchantId: merchant.id } });
});

test("an event that is being delivered is refused as being delivered", async () => {
  const receiver = await startReceiver();
  try {
    const merchant = await testMerchant();
    const user = await signedIn(merchant, RIGHTS);
    const type = { session: { type: "payment_request", eventCount: 1 } } as const;
    const { sessionId } = await testEvent(merchant, { url: receiver.url("/busy"), ...type });
    const id = await beginBulk(user, "events", { session: sessionId });
    const leaseUntil = new Date(Date.now() + 3_600_000);
    await database().delivery.updateMany({ where: { merchantId: merchant.id }, data: { leaseUntil } });
    await runBulk(merchant, id);
    expect((await read(user, id)).rows).toMatchObject([{ outcome: "refused", reason: "delivering" }]);
  } finally {
    await receiver.stop();
  }
});
