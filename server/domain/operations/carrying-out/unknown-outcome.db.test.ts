import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { resolveUnknownOperations } from "./due-jobs";

const GATEWAY = gatewayOf("sarraf_sandbox");
const PENDING: GatewayResult = { outcome: "pending", message: null, raw: { status: "queued" }, params: {}, card: null };

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function operationOf(sessionId: string) {
  return database().operation.findFirstOrThrow({ where: { sessionId }, orderBy: { createdAt: "desc" } });
}

/** Runs what the resolver finds due for this merchant in two hours. */
async function resolveLater(): Promise<void> {
  const then = () => new Date(Date.now() + 2 * 3_600_000);
  const later: Ctx = { ...merchant.as({ now: then }), realNow: then };
  for (const { id } of await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 100))
    await resolveUnknownOperations.run(later, id);
}

/** The gateway acts, and its answer is lost. */
function loseAnswer(kind: "capture" | "refund" | "void"): void {
  const act = GATEWAY[kind];
  vi.spyOn(GATEWAY, kind).mockImplementationOnce(async (...call) => {
    await act.apply(GATEWAY, call);
    throw new Error("The answer was lost.");
  });
}

/** The call never reaches the gateway. */
function loseCall(kind: "capture" | "refund" | "void"): void {
  vi.spyOn(GATEWAY, kind).mockRejectedValueOnce(new Error("No connection."));
}

describe("an operation whose answer was lost", () => {
  test("is 202 without a child, stays so for its key, and the resolver's success makes child and event", async () => {
    const id = await paidSession(merchant);
    loseAnswer("refund");
    const body = { operation: "refund", session_id: id, amount: "4" };
    const first = await operate(merchant.ctx, body, "LOST");
    const { referenceNumber } = await operationOf(id);
    expect(first).toEqual({
      status: 202,
      view: {
        detail: expect.any(String),
        operation: "refund",
        result: "pending",
        reference_number: referenceNumber,
      },
      isReplay: false,
    });
    expect(await operate(merchant.ctx, body, "LOST")).toEqual({ ...first, isReplay: true });
    expect((await eventsOf(merchant, id)).map(({ kind }) => kind)).toEqual(["payment"]);
    await resolveLater();
    const settled = await operate(merchant.ctx, body, "LOST");
    expect(settled).toMatchObject({
      status: 200,
      isReplay: true,
      view: { result: "success", txn: { state: "refunded" } },
    });
    const { refundedAmount } = await stateOf(merchant, id);
    expect(refundedAmount.toFixed(3)).toBe("4.000");
    expect((await eventsOf(merchant, id)).map(({ number, kind }) => [number, kind])).toEqual([
      [1, "payment"],
      [2, "operation"],
    ]);
  });

  test("counts against every limit until it is known, and excludes a void", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    loseAnswer("capture");
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "6" });
    expect(
      await refusalOf(operate(merchant.ctx, { operation: "capture", session_id: id, amount: "4.501" })),
    ).toMatchObject({
      detail: "The amount specified is greater than the amount available for capture.",
    });
    expect(await refusalOf(operate(merchant.ctx, { operation: "void", session_id: id }))).toMatchObject({
      detail: "This transaction is not eligible for void.",
    });
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    await resolveLater();
    expect((await stateOf(merchant, id)).state).toBe("captured");
  });

  test("that never reached the gateway is sent again under the same reference", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    loseCall("void");
    await operate(merchant.ctx, { operation: "void", session_id: id });
    const { referenceNumber } = await operationOf(id);
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "done", childState: "voided", referenceNumber });
    const entries = await database().simulatedGatewayEntry.count({
      where: { merchantId: merchant.id, referenceNumber },
    });
    expect(entries).toBe(1);
  });

  test("and is then refused frees amount and key", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    loseAnswer("capture");
    const body = { operation: "capture", session_id: id };
    expect((await operate(merchant.ctx, { ...body, extra: { sandbox_result: "failed" } }, "FREED")).status).toBe(202);
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "refused", childState: null, message: "Simulated decline" });
    expect(await operate(merchant.ctx, body, "FREED")).toMatchObject({ status: 200, isReplay: false });
  });

  test("is asked about again and again while the gateway is away, and settled when it is back", async () => {
    const id = await paidSession(merchant);
    loseCall("refund");
    await operate(merchant.ctx, { operation: "refund", session_id: id });
    vi.spyOn(GATEWAY, "inquire").mockRejectedValue(new Error("No connection."));
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "processing", inquiries: 2 });
    vi.restoreAllMocks();
    await database().operation.updateMany({ where: { sessionId: id }, data: { inquireAt: new Date() } });
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "done", inquireAt: null });
  });

  test("still counts when the transaction was deleted meanwhile", async () => {
    const id = await paidSession(merchant);
    loseAnswer("refund");
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1" });
    await operate(merchant.ctx, { operation: "delete", session_id: id });
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "done", childState: "refunded" });
  });

  test("of a process that died between the two transactions is found by its first inquiry", async () => {
    const id = await paidSession(merchant);
    let reached: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      reached = resolve;
    });
    vi.spyOn(GATEWAY, "refund").mockImplementationOnce(() => {
      reached();
      return new Promise(() => undefined);
    });
    void operate(merchant.ctx, { operation: "refund", session_id: id });
    await asked;
    vi.restoreAllMocks();
    await resolveLater();
    expect(await operationOf(id)).toMatchObject({ state: "done" });
  });
});

describe("a refund that the gateway takes up and decides later", () => {
  async function queued(acts = true): Promise<string> {
    const id = await paidSession(merchant);
    const refund = GATEWAY.refund;
    vi.spyOn(GATEWAY, "refund").mockImplementationOnce(async (...call) => {
      if (acts) await refund.apply(GATEWAY, call);
      return PENDING;
    });
    const { status, view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" }, "Q");
    expect(status).toBe(200);
    expect(view).toMatchObject({ result: "queued", success: false, txn: { state: "refund_queued" } });
    return id;
  }

  test("ends refunded, with a second event", async () => {
    const id = await queued();
    await resolveLater();
    const replay = await operate(merchant.ctx, { operation: "refund", session_id: id }, "Q");
    expect(replay).toMatchObject({ isReplay: true, view: { result: "success", txn: { state: "refunded" } } });
    const results = (await eventsOf(merchant, id)).map(({ number, body }) => [number, body.result]);
    expect(results).toEqual([
      [1, "success"],
      [2, "queued"],
      [3, "success"],
    ]);
  });

  test("or rejected, which frees the amount and keeps key and child", async () => {
    const id = await queued(false);
    vi.spyOn(GATEWAY, "inquire").mockResolvedValue({
      known: "answer",
      answer: { ...PENDING, outcome: "failed", message: "Closed account" },
    });
    await resolveLater();
    vi.restoreAllMocks();
    const replay = await operate(merchant.ctx, { operation: "refund", session_id: id }, "Q");
    expect(replay.view).toMatchObject({ result: "rejected", success: false, txn: { state: "refund_rejected" } });
    expect((await operate(merchant.ctx, { operation: "refund", session_id: id })).view.amount).toBe("10.500");
  });

  test("counts against what can be refunded while it is queued", async () => {
    const id = await queued();
    expect(
      await refusalOf(operate(merchant.ctx, { operation: "refund", session_id: id, amount: "6.501" })),
    ).toMatchObject({
      detail: "The amount specified is greater than the amount available for refund.",
    });
    await resolveLater();
  });
});
