import { afterEach, describe, expect, test, vi } from "vitest";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { listIssues, readCheckout } from "@/server/domain/payments";
import { retrieveWithTransactions } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { APPROVED } from "@/server/testing/approved";
import { countStatements, type TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { deleteSession } from "../asking/delete-session";
import { restoreTransaction } from "../lists/restore-transaction";
import { operationRow } from "../record/operation-row";
import { applyAnswer } from "./apply-answer";
import { watchReservations } from "./due-jobs";
import { failLater } from "./fail-later";

const GATEWAY = gatewayOf("sarraf_sandbox");
const HOUR_MS = 3_600_000;
const PENDING: GatewayResult = { ...APPROVED, outcome: "pending" };
const REFUSED: GatewayResult = { ...APPROVED, outcome: "failed", message: "Closed account" };

afterEach(() => void vi.restoreAllMocks());

/** A reservation of 10.500 KWD that its gateway says ends in 48 hours. */
async function held(wire: Record<string, unknown> = {}) {
  const merchant = await operatingMerchant();
  const id = await newSession(merchant, { pg_codes: ["sandbox-auth"], ...wire });
  const captureBefore = new Date(Date.now() + 48 * HOUR_MS);
  const answer = { ...APPROVED, stage: "held", captureBefore } as const;
  vi.spyOn(GATEWAY, "charge").mockResolvedValueOnce(answer);
  await pay(merchant, id, "1", { pgCode: "sandbox-auth" });
  const [attempt] = (await stateOf(merchant, id)).attempts;
  const said = (change: Partial<GatewayResult>): GatewayResult => {
    const about = attempt?.referenceNumber ?? "";
    return { ...APPROVED, about, actual: money("10.5", currency("KWD")), ...change };
  };
  const asked = vi.spyOn(GATEWAY, "inquire");
  const answers = (change: Partial<GatewayResult>) =>
    asked.mockResolvedValue({ known: "answer", answer: said(change) });
  return { merchant, id, captureBefore, asked, answers };
}

/** Runs what is due after so many hours. */
async function runAfter(merchant: TestMerchant, hours: number): Promise<void> {
  const at = () => new Date(Date.now() + hours * HOUR_MS);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await watchReservations.due(later, { merchantId: merchant.id }, 50))
    await watchReservations.run(later, id);
}

const issuesOf = async (merchant: TestMerchant) =>
  (await listIssues(merchant.ctx)).map(({ reason, amount }) => [reason, amount]);

async function operations(merchant: TestMerchant, sessionId: string) {
  const rows = await merchant.ctx.db.operation.findMany({ where: { merchantId: merchant.id, sessionId } });
  return rows.map(({ kind, source, state, amount }) => `${source} ${kind} ${state} ${amount.toFixed(3)}`).sort();
}

/** A capture that the gateway answers so. */
async function captured(merchant: TestMerchant, sessionId: string, answer: GatewayResult, amount?: string) {
  vi.spyOn(GATEWAY, "capture").mockResolvedValueOnce(answer);
  await operate(merchant.ctx, { operation: "capture", session_id: sessionId, ...(amount && { amount }) });
  return operationRow(await merchant.ctx.db.operation.findFirstOrThrow({ where: { sessionId, kind: "capture" } }));
}

describe("a reservation whose gateway says when it ends", () => {
  test("is listed once, a day before, and its receipt says until when", async () => {
    const { merchant, id, captureBefore } = await held();
    const receipt = async () => (await readCheckout(merchant.ctx, id, { opening: false }))?.receipt;
    expect(await receipt()).toMatchObject({ outcome: "authorized", heldUntil: captureBefore.toISOString() });
    await runAfter(merchant, 23);
    expect(await issuesOf(merchant)).toEqual([]);
    for (const _ of [1, 2]) await runAfter(merchant, 25);
    expect(await issuesOf(merchant)).toEqual([["hold_ending", "10.500"]]);
  });

  test("is retrieved with its end while something is reserved, in one more statement", async () => {
    const { merchant, id, captureBefore } = await held();
    const retrieved = () => countStatements(() => retrieveWithTransactions(merchant.ctx, id));
    const open = await retrieved();
    expect([open.result.capture_before, open.statements.length]).toEqual([captureBefore.toISOString(), 2]);
    await captured(merchant, id, APPROVED, "4");
    expect((await retrieved()).result.capture_before).toBe(captureBefore.toISOString());
    await captured(merchant, id, APPROVED, "6.5");
    const ended = await retrieved();
    expect(["capture_before" in ended.result, ended.statements.length]).toEqual([false, 1]);
  });

  test.each([
    ["", {}],
    ["of a foreign-currency payment ", { amount: "10.50", currency_code: "USD" }],
  ])("%sis voided here once the gateway says that it lapsed, and leaves the list at once", async (_, wire) => {
    const { merchant, id, answers } = await held(wire);
    answers({ outcome: "canceled" });
    for (const hours of [25, 49, 49]) await runAfter(merchant, hours);
    expect(await operations(merchant, id)).toEqual(["pg void done 10.500"]);
    expect(await issuesOf(merchant)).toEqual([]);
    expect((await readCheckout(merchant.ctx, id, { opening: false }))?.receipt).toMatchObject({
      standing: "released",
      heldUntil: null,
    });
  });

  test("is watched on if the gateway prolonged it", async () => {
    const { merchant, id, answers, captureBefore } = await held();
    const longer = new Date(captureBefore.getTime() + 48 * HOUR_MS);
    answers({ stage: "held", captureBefore: longer });
    for (const hours of [25, 49, 60]) await runAfter(merchant, hours);
    expect(await operations(merchant, id)).toEqual([]);
    const row = await merchant.ctx.db.heldCharge.findFirstOrThrow({ where: { sessionId: id } });
    expect(row.captureBefore).toEqual(longer);
  });

  test("whose end the gateway does not confirm is listed after a day, and nothing is booked", async () => {
    const { merchant, id, asked } = await held();
    asked.mockResolvedValue({ known: "cannot_ask" });
    for (const hours of [25, 49, 51, 73, 98]) await runAfter(merchant, hours);
    expect(await operations(merchant, id)).toEqual([]);
    expect(await issuesOf(merchant)).toEqual([["hold_ending", "10.500"]]);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
  });

  test("that was captured is neither asked about nor listed", async () => {
    const { merchant, id, asked } = await held();
    await runAfter(merchant, 25);
    vi.spyOn(GATEWAY, "capture").mockResolvedValue(APPROVED);
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    asked.mockClear();
    await runAfter(merchant, 49);
    expect(await issuesOf(merchant)).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  test("that a capture would use up is watched on, and voided if the capture is refused", async () => {
    const { merchant, id, asked, answers } = await held();
    const capture = await captured(merchant, id, PENDING);
    await runAfter(merchant, 25);
    expect(asked).not.toHaveBeenCalled();
    await applyAnswer(merchant.ctx, capture, { ...REFUSED, about: capture.referenceNumber });
    answers({ outcome: "canceled" });
    await runAfter(merchant, 49);
    expect(await operations(merchant, id)).toEqual(["input capture refused 10.500", "pg void done 10.500"]);
  });

  test("is watched again if its capture fails later", async () => {
    const { merchant, id, answers } = await held();
    const capture = await captured(merchant, id, APPROVED);
    await runAfter(merchant, 25);
    await failLater(merchant.ctx, capture, REFUSED);
    answers({ outcome: "canceled" });
    for (const hours of [25, 49]) await runAfter(merchant, hours);
    expect(await operations(merchant, id)).toEqual(["input capture reversed 10.500", "pg void done 10.500"]);
  });

  test("that lapsed while a capture of a part is undecided is asked about once an hour", async () => {
    const { merchant, id, asked, answers } = await held();
    await captured(merchant, id, PENDING, "4");
    answers({ outcome: "canceled" });
    for (const hours of [49, 49]) await runAfter(merchant, hours);
    expect(asked).toHaveBeenCalledTimes(1);
    await runAfter(merchant, 51);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("of a deleted payment is not watched, and is watched and shown again once the payment is restored", async () => {
    const { merchant, id, answers, captureBefore } = await held();
    await deleteSession(merchant.ctx, id);
    await runAfter(merchant, 25);
    await restoreTransaction(merchant.ctx, id);
    const shown = await retrieveWithTransactions(merchant.ctx, id);
    expect(shown.capture_before).toBe(captureBefore.toISOString());
    await runAfter(merchant, 25);
    expect(await issuesOf(merchant)).toEqual([["hold_ending", "10.500"]]);
    answers({ outcome: "canceled" });
    await runAfter(merchant, 49);
    expect(await operations(merchant, id)).toEqual(["pg void done 10.500"]);
  });

  test("that nothing is left of is not watched after its payment is restored", async () => {
    const { merchant, id } = await held();
    await captured(merchant, id, APPROVED);
    await deleteSession(merchant.ctx, id);
    await runAfter(merchant, 25);
    await restoreTransaction(merchant.ctx, id);
    expect("capture_before" in (await retrieveWithTransactions(merchant.ctx, id))).toBe(false);
    await runAfter(merchant, 25);
    const row = await merchant.ctx.db.heldCharge.findFirstOrThrow({ where: { sessionId: id } });
    expect([row.dueAt, await issuesOf(merchant)]).toEqual([null, []]);
  });

  test("leaves the list as soon as it is captured", async () => {
    const { merchant, id } = await held();
    await runAfter(merchant, 25);
    await captured(merchant, id, APPROVED);
    await runAfter(merchant, 25);
    expect(await issuesOf(merchant)).toEqual([]);
  });

  test("is listed with what a capture left, and not before the day before its end", async () => {
    const { merchant, id } = await held();
    await captured(merchant, id, APPROVED, "4");
    await runAfter(merchant, 1);
    expect(await issuesOf(merchant)).toEqual([]);
    await runAfter(merchant, 25);
    expect(await issuesOf(merchant)).toEqual([["hold_ending", "6.500"]]);
  });

  test("leaves the list if the gateway prolonged it, and is listed again a day before the new end", async () => {
    const { merchant, answers, captureBefore } = await held();
    answers({ stage: "held", captureBefore: new Date(captureBefore.getTime() + 48 * HOUR_MS) });
    await runAfter(merchant, 25);
    expect(await issuesOf(merchant)).toHaveLength(1);
    for (const hours of [49, 71]) await runAfter(merchant, hours);
    expect(await issuesOf(merchant)).toEqual([]);
    await runAfter(merchant, 73);
    expect(await issuesOf(merchant)).toEqual([["hold_ending", "10.500"]]);
  });
});
