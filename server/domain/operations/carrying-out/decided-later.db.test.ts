import { beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { type GatewayResult, GatewayUnreachable, gatewayOf } from "@/server/domain/gateways";
import { listIssues } from "@/server/domain/payments";
import { currency } from "@/server/kernel/currency";
import { Conflict } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { operationRow } from "../record/operation-row";
import { applyAnswer } from "./apply-answer";
import { resolveUnknownOperations } from "./due-jobs";
import { failLater } from "./fail-later";
import { decideParkedOperation, parkedOperations } from "./parked-operations";

const GATEWAY = gatewayOf("sarraf_sandbox");
const PENDING: GatewayResult = { outcome: "pending", message: null, raw: {}, params: {}, card: null };
const SUCCESS: GatewayResult = { ...APPROVED, raw: PENDING.raw };
const FAILED: GatewayResult = { ...PENDING, outcome: "failed", message: "Closed account" };
const CAPTURED = vi.spyOn(GATEWAY, "capture");
const REFUNDED = vi.spyOn(GATEWAY, "refund");
const ASKED = vi.spyOn(GATEWAY, "inquire");

let merchant: TestMerchant;
let days = 0;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

beforeEach(() => {
  for (const spy of [CAPTURED, REFUNDED, ASKED]) spy.mockReset();
});

const operationOf = async (sessionId: string) =>
  operationRow(await database().operation.findFirstOrThrow({ where: { sessionId }, orderBy: { createdAt: "desc" } }));

/** Runs what the resolver finds due for this merchant, days after its last run. */
async function resolveLater(): Promise<void> {
  days += 2;
  const then = () => new Date(Date.now() + days * 86_400_000);
  const later = { ...merchant.as({ now: then }), realNow: then };
  for (const { id } of await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 100))
    await resolveUnknownOperations.run(later, id);
}

const amountsOf = async (id: string) => {
  const { state, capturedAmount, refundedAmount, paidAmount } = await stateOf(merchant, id);
  return [state, capturedAmount.toFixed(3), refundedAmount.toFixed(3), paidAmount.toFixed(3)];
};

describe("a capture that the gateway takes up and decides later", () => {
  async function takenUp(): Promise<string> {
    const id = await paidSession(merchant, "sandbox-auth");
    CAPTURED.mockResolvedValueOnce({ ...PENDING, refs: { psp: "P-1" } });
    const reply = await operate(merchant.ctx, { operation: "capture", session_id: id }, "C");
    expect(reply).toMatchObject({ status: 202, view: { result: "pending" } });
    expect(await operationOf(id)).toMatchObject({ state: "queued", childState: null, gatewayRefs: { psp: "P-1" } });
    return id;
  }

  test("is not sent again, even if the gateway cannot be asked, and is done in the end", async () => {
    const id = await takenUp();
    ASKED.mockResolvedValue({ known: "cannot_ask" });
    await resolveLater();
    await resolveLater();
    expect(CAPTURED).toHaveBeenCalledTimes(1);
    ASKED.mockResolvedValue({ known: "answer", answer: SUCCESS });
    await resolveLater();
    expect(await amountsOf(id)).toEqual(["captured", "10.500", "0.000", "10.500"]);
    const replay = await operate(merchant.ctx, { operation: "capture", session_id: id }, "C");
    expect(replay).toMatchObject({ status: 200, isReplay: true, view: { result: "success", txn: { state: "paid" } } });
  });

  test("or refused, which frees its amount", async () => {
    const id = await takenUp();
    ASKED.mockResolvedValue({ known: "answer", answer: FAILED });
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "refused", message: "Closed account" });
    expect((await operate(merchant.ctx, { operation: "capture", session_id: id })).status).toBe(200);
  });
});

describe("what was done and fails afterwards", () => {
  test("a refund gives its amount free again, and the merchant gets an event", async () => {
    const id = await paidSession(merchant);
    REFUNDED.mockResolvedValueOnce(SUCCESS);
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" }, "R");
    const row = await operationOf(id);
    for (const _ of [1, 2]) await failLater(merchant.ctx, row, FAILED);
    expect(await operationOf(id)).toMatchObject({ state: "reversed", childState: "refund_rejected" });
    expect(await amountsOf(id)).toEqual(["paid", "0.000", "0.000", "10.500"]);
    expect((await eventsOf(merchant, id)).map(({ body }) => body.result)).toEqual(["success", "success", "rejected"]);
    const again = await operate(merchant.ctx, { operation: "refund", session_id: id });
    expect(again.view).toMatchObject({ result: "success", amount: "10.500" });
  });

  test("a capture leaves the transaction authorized, and may be tried again", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    await failLater(merchant.ctx, await operationOf(id), FAILED);
    expect(await amountsOf(id)).toEqual(["authorized", "0.000", "0.000", "0.000"]);
    expect(await operationOf(id)).toMatchObject({ state: "reversed", childState: "capture_failed" });
  });
});

describe("an operation whose answer was lost and that its gateway no longer knows", () => {
  async function lost(): Promise<string> {
    const id = await paidSession(merchant);
    REFUNDED.mockRejectedValueOnce(new GatewayUnreachable("No answer."));
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    ASKED.mockResolvedValue({ known: "nothing" });
    const capabilities = {
      ...GATEWAY.capabilities,
      replaySeconds: { ...GATEWAY.capabilities.replaySeconds, refund: 60 },
    };
    const whole = GATEWAY.capabilities;
    Object.assign(GATEWAY, { capabilities });
    await resolveLater();
    Object.assign(GATEWAY, { capabilities: whole });
    return id;
  }

  it.each([
    [true, "done", "4.000"],
    [false, "refused", "0.000"],
  ] as const)(
    "is not sent again after its window; a person says whether it happened: %s",
    async (happened, state, sum) => {
      const id = await lost();
      expect(REFUNDED).toHaveBeenCalledTimes(1);
      const { id: operationId, referenceNumber } = await operationOf(id);
      const parked = (await parkedOperations(merchant.ctx)).filter((one) => one.id === operationId);
      expect(parked).toMatchObject([{ what: "refund", referenceNumber, reason: "outcome_unknown", amount: "4.000" }]);
      const finding = happened ? "happened" : "did_not";
      await decideParkedOperation(merchant.ctx, operationId, { finding, by: "Sara" });
      expect(await operationOf(id)).toMatchObject({ state, parkedAt: null });
      expect((await amountsOf(id))[2]).toBe(sum);
      const decisions = await database().manualDecision.findMany({ where: { objectId: operationId } });
      expect(decisions).toMatchObject([{ happened, decidedBy: "Sara" }]);
    },
  );
});

test("a refund of another amount than was asked for is not booked", async () => {
  const id = await paidSession(merchant);
  const refs = { refund: "re_1" };
  REFUNDED.mockResolvedValueOnce({ ...SUCCESS, actual: money("3", currency("KWD")), refs });
  const reply = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
  expect(reply).toMatchObject({ status: 202, view: { result: "pending" } });
  const waiting = { state: "processing", parkedReason: "amount_differs", gatewayRefs: refs };
  expect(await operationOf(id)).toMatchObject(waiting);
  ASKED.mockResolvedValue({ known: "nothing" });
  await resolveLater();
  expect(await operationOf(id)).toMatchObject(waiting);
  expect(REFUNDED).toHaveBeenCalledTimes(1);
  expect((await amountsOf(id))[2]).toBe("0.000");
});

describe("an operation whose amount differs from the request", () => {
  const kwd = (amount: string) => money(amount, currency("KWD"));

  async function differing(kind: "capture" | "refund", asked: string, actual: string) {
    const id = await paidSession(merchant, kind === "capture" ? "sandbox-auth" : "sandbox");
    const spy = kind === "capture" ? CAPTURED : REFUNDED;
    spy.mockResolvedValueOnce({ ...SUCCESS, isWhole: undefined, actual: kwd(actual), refs: { psp: "P-2" } });
    expect((await operate(merchant.ctx, { operation: kind, session_id: id, amount: asked })).status).toBe(202);
    const { id: operationId } = await operationOf(id);
    return { id, operationId };
  }

  const listed = async (operationId: string) =>
    (await parkedOperations(merchant.ctx)).find((call) => call.id === operationId);

  it.each([
    ["refund", "4", "3", ["paid", "0.000", "3.000", "10.500"]],
    ["refund", "4", "12", ["paid", "0.000", "12.000", "10.500"]],
    ["capture", "4", "6", ["authorized", "6.000", "0.000", "6.000"]],
  ] as const)("is booked as the gateway reports it: a %s of %s is %s", async (kind, asked, actual, amounts) => {
    const { id, operationId } = await differing(kind, asked, actual);
    const choices = kind === "capture" ? ["happened", "did_not", "give_back"] : ["happened", "did_not"];
    const reported = `${kwd(actual).amount.toFixed(3)} KWD`;
    expect(await listed(operationId)).toMatchObject({ reported, choices, missing: null, gatewayRefs: { psp: "P-2" } });
    await decideParkedOperation(merchant.ctx, operationId, { finding: "happened", by: "Sara" });
    expect(await amountsOf(id)).toEqual(amounts);
    expect((await eventsOf(merchant, id)).at(-1)?.body).toMatchObject({ result: "success" });
    expect(await listed(operationId)).toBeUndefined();
  });

  test("a capture is given back: booked and refunded, once", async () => {
    const { id, operationId } = await differing("capture", "4", "6");
    REFUNDED.mockResolvedValue(SUCCESS);
    await decideParkedOperation(merchant.ctx, operationId, { finding: "give_back", by: "Sara" });
    expect(await amountsOf(id)).toEqual(["authorized", "6.000", "6.000", "6.000"]);
    expect(REFUNDED.mock.calls.map(([, { amount }]) => amount.amount.toFixed(3))).toEqual(["6.000"]);
    const again = { finding: "give_back", by: "Sara" } as const;
    await expect(decideParkedOperation(merchant.ctx, operationId, again)).rejects.toThrow(Conflict);
    const decisions = await database().manualDecision.findMany({ where: { objectId: operationId } });
    expect(decisions).toMatchObject([{ happened: true, givenBack: true, decidedBy: "Sara" }]);
  });

  it.each([
    ["nothing", kwd("0"), "nothing_moved"],
    ["another currency", money("4", currency("BHD")), "other_currency"],
  ])("of %s can neither be booked nor given back", async (_what, actual, missing) => {
    const id = await paidSession(merchant, "sandbox-auth");
    CAPTURED.mockResolvedValueOnce({ ...SUCCESS, isWhole: undefined, actual });
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "4" });
    const { id: operationId } = await operationOf(id);
    expect(await listed(operationId)).toMatchObject({ choices: ["did_not"], missing });
    for (const finding of ["happened", "give_back"] as const)
      await expect(decideParkedOperation(merchant.ctx, operationId, { finding, by: "Sara" })).rejects.toThrow(Conflict);
    await decideParkedOperation(merchant.ctx, operationId, { finding: "did_not", by: "Sara" });
    expect(await amountsOf(id)).toEqual(["authorized", "0.000", "0.000", "0.000"]);
  });

  test("a refund cannot be given back", async () => {
    const { operationId } = await differing("refund", "4", "3");
    const decision = { finding: "give_back", by: "Sara" } as const;
    await expect(decideParkedOperation(merchant.ctx, operationId, decision)).rejects.toThrow(Conflict);
    expect(await listed(operationId)).toBeDefined();
  });
});

test("an operation that the gateway accepted and does not decide waits for a person after the gateway's time", async () => {
  const id = await paidSession(merchant, "sandbox-auth");
  CAPTURED.mockResolvedValueOnce(PENDING);
  await operate(merchant.ctx, { operation: "capture", session_id: id });
  ASKED.mockResolvedValue({ known: "cannot_ask" });
  const own = GATEWAY.capabilities;
  Object.assign(GATEWAY, { capabilities: { ...own, decidesWithinDays: { ...own.decidesWithinDays, capture: 60 } } });
  await resolveLater();
  expect(await operationOf(id)).toMatchObject({ state: "queued", parkedAt: null });
  Object.assign(GATEWAY, { capabilities: { ...own, decidesWithinDays: { ...own.decidesWithinDays, capture: 1 } } });
  await resolveLater();
  Object.assign(GATEWAY, { capabilities: own });
  expect(await operationOf(id)).toMatchObject({ state: "queued", parkedReason: "outcome_unknown" });
});

/** The gateway reports that the operation succeeded in the end. */
const recaptured = ({ referenceNumber: about }: { referenceNumber: string }): GatewayResult => {
  return { ...SUCCESS, about, isWhole: true };
};

describe("a capture that failed and that the gateway does again", () => {
  test("is done again, each time with an event", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    CAPTURED.mockResolvedValueOnce(SUCCESS);
    await operate(merchant.ctx, { operation: "capture", session_id: id }, "C");
    for (const _ of [1, 2]) {
      await failLater(merchant.ctx, await operationOf(id), FAILED);
      expect(await amountsOf(id)).toEqual(["authorized", "0.000", "0.000", "0.000"]);
      const row = await operationOf(id);
      for (const _ of [1, 2]) await applyAnswer(merchant.ctx, row, recaptured(row));
      expect(await amountsOf(id)).toEqual(["captured", "10.500", "0.000", "10.500"]);
    }
    const results = (await eventsOf(merchant, id)).map(({ body }) => body.result);
    expect(results).toEqual(["success", "success", "rejected", "success", "rejected", "success"]);
    const replay = await operate(merchant.ctx, { operation: "capture", session_id: id }, "C");
    expect(replay).toMatchObject({ isReplay: true, view: { result: "success", txn: { state: "paid" } } });
  });

  test("is listed for a person if its amount was captured meanwhile", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    CAPTURED.mockResolvedValue(SUCCESS);
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    const row = await operationOf(id);
    await failLater(merchant.ctx, row, FAILED);
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    await applyAnswer(merchant.ctx, row, recaptured(row));
    expect(await amountsOf(id)).toEqual(["captured", "10.500", "0.000", "10.500"]);
    const issues = (await listIssues(merchant.ctx)).filter(({ sessionId }) => sessionId === id);
    expect(issues).toMatchObject([{ reason: "recaptured_too_much", amount: "10.500" }]);
  });
});
