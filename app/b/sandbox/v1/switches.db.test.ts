import { afterEach, describe, expect, it, test, vi } from "vitest";
import { paymentPage } from "@/server/domain/console";
import { gatewayOf } from "@/server/domain/gateways";
import { parkedOperations } from "@/server/domain/operations";
import {
  decideParkedAttempt,
  openGatewayPage,
  parkedAttempts,
  payBySavedCard,
  readCheckout,
} from "@/server/domain/payments";
import { callRoute } from "@/server/testing/call-route";
import { keepCard } from "@/server/testing/cards";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { eventsOf, newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import * as advance from "./clock/advance/route";

const GATEWAY = gatewayOf("sarraf_sandbox");
const DAY_MS = 86_400_000;
const SILENT = { sandbox_answer: "lost", sandbox_inquiry: "cannot_ask" };

afterEach(() => {
  vi.restoreAllMocks();
});

async function advanceBy(merchant: TestMerchant, by: string): Promise<void> {
  const { status } = await callRoute(advance, { method: "POST", key: merchant.privateKey, body: { by } });
  expect(status).toBe(200);
}

async function amountsOf(merchant: TestMerchant, id: string) {
  const { state, capturedAmount, refundedAmount, voidedAmount } = await stateOf(merchant, id);
  return [state, ...[capturedAmount, refundedAmount, voidedAmount].map((amount) => amount.toFixed(3))];
}

const operationOf = ({ ctx }: TestMerchant, sessionId: string) =>
  ctx.db.operation.findFirstOrThrow({ where: { sessionId } });

const linesOf = ({ ctx, id: merchantId }: TestMerchant, referenceNumber: string) =>
  ctx.db.simulatedGatewayEntry.count({ where: { merchantId, referenceNumber } });

describe("sandbox_fails_later_seconds: what was done fails so much later on the test clock", () => {
  it.each([
    ["refund", "sandbox", ["paid", "0.000", "10.500", "0.000"], ["paid", "0.000", "0.000", "0.000"], "refund_rejected"],
    [
      "capture",
      "sandbox-auth",
      ["captured", "10.500", "0.000", "0.000"],
      ["authorized", "0.000", "0.000", "0.000"],
      "capture_failed",
    ],
    [
      "void",
      "sandbox-auth",
      ["authorized", "0.000", "0.000", "10.500"],
      ["authorized", "0.000", "0.000", "0.000"],
      "void_failed",
    ],
  ])("a %s", async (operation, pgCode, done, failed, childState) => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant, pgCode);
    const asked = { operation, session_id: id, extra: { sandbox_fails_later_seconds: 86_400 } };
    expect((await operate(merchant.ctx, asked)).view).toMatchObject({ result: "success" });
    await advanceBy(merchant, "PT23H");
    expect(await amountsOf(merchant, id)).toEqual(done);
    await advanceBy(merchant, "PT2H");
    expect(await amountsOf(merchant, id)).toEqual(failed);
    expect(await operationOf(merchant, id)).toMatchObject({ state: "reversed", childState });
    const events = await eventsOf(merchant, id);
    expect(events.map(({ body }) => body.result)).toEqual(["success", "success", "rejected"]);
    const later = merchant.as({ now: () => new Date(Date.now() + 2 * DAY_MS) });
    expect((await operate(later, { operation, session_id: id })).view).toMatchObject({ result: "success" });
  });

  test("counts from when a slow refund is decided", async () => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant);
    const extra = { sandbox_slow_seconds: 3_600, sandbox_fails_later_seconds: 86_400 };
    expect((await operate(merchant.ctx, { operation: "refund", session_id: id, extra })).view).toMatchObject({
      result: "queued",
    });
    await advanceBy(merchant, "PT24H");
    expect((await operationOf(merchant, id)).state).toBe("done");
    await advanceBy(merchant, "PT2H");
    expect((await operationOf(merchant, id)).state).toBe("reversed");
  });

  test("does nothing to what was refused", async () => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant, "sandbox-auth");
    const extra = { sandbox_result: "failed", sandbox_fails_later_seconds: 60 };
    await operate(merchant.ctx, { operation: "capture", session_id: id, extra }).catch(() => null);
    expect(await merchant.ctx.db.gatewayNotification.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

describe("sandbox_window_seconds: an operation whose answer is lost, at a gateway that cannot be asked", () => {
  async function lostRefund(window: number) {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant, "sandbox", { extra: { sandbox_window_seconds: window } });
    const refund = vi.spyOn(GATEWAY, "refund");
    const reply = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4", extra: SILENT });
    expect(reply).toMatchObject({ status: 202, view: { result: "pending" } });
    await advanceBy(merchant, "PT1H");
    const row = await operationOf(merchant, id);
    expect(await linesOf(merchant, row.referenceNumber)).toBe(1);
    return { merchant, id, row, sent: refund.mock.calls.length };
  }

  test("is sent again once inside the window, and moves its money once", async () => {
    const { merchant, id, row, sent } = await lostRefund(86_400);
    expect([row.state, sent]).toEqual(["done", 2]);
    expect(await amountsOf(merchant, id)).toEqual(["paid", "0.000", "4.000", "0.000"]);
  });

  test("waits for a person outside of it", async () => {
    const { merchant, id, row, sent } = await lostRefund(5);
    expect([row.state, sent]).toEqual(["processing", 1]);
    expect(await parkedOperations(merchant.ctx)).toMatchObject([{ id: row.id, reason: "outcome_unknown" }]);
    expect(await amountsOf(merchant, id)).toEqual(["paid", "0.000", "0.000", "0.000"]);
  });
});

describe("a charge whose answer is lost", () => {
  test("is asked about, if the gateway can be asked", async () => {
    const merchant = await operatingMerchant();
    const id = await newSession(merchant, { extra: { sandbox_answer: "lost" } });
    await pay(merchant, id, "1");
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
    await advanceBy(merchant, "PT1H");
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  });

  test("of a typed card waits for a person otherwise", async () => {
    const merchant = await operatingMerchant();
    const id = await newSession(merchant, { extra: SILENT });
    await pay(merchant, id, "1");
    await advanceBy(merchant, "PT1H");
    const [parked] = await parkedAttempts(merchant.ctx);
    expect(parked).toMatchObject({ what: "charge", reason: "outcome_unknown", amount: "10.500" });
    await decideParkedAttempt(merchant.ctx, parked?.id ?? "", { finding: "happened", by: "Sara" });
    expect((await stateOf(merchant, id)).state).toBe("paid");
  });

  it.each([
    [86_400, "success", null, 2],
    [5, "processing", "outcome_unknown", 1],
  ])("of a kept card in a window of %s s is %s", async (window, state, parkedReason, sent) => {
    const merchant = await operatingMerchant();
    await keepCard(merchant, "1");
    const id = await newSession(merchant, {
      customer_id: "c-1",
      extra: { ...SILENT, sandbox_window_seconds: window },
    });
    const charge = vi.spyOn(GATEWAY, "charge");
    const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
    await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
    await advanceBy(merchant, "PT1H");
    const [attempt] = (await stateOf(merchant, id)).attempts;
    expect(attempt).toMatchObject({ state, parkedReason });
    expect(await linesOf(merchant, attempt?.referenceNumber ?? "")).toBe(1);
    expect(charge).toHaveBeenCalledTimes(sent);
  });
});

test("a payment's timeline tells what was taken back, what nobody knows, and that its page is open", async () => {
  const merchant = await operatingMerchant();
  const kinds = async (id: string) => (await paymentPage(merchant.ctx, id)).timeline.map(({ kind }) => kind);
  const taken = await paidSession(merchant);
  const extra = { sandbox_fails_later_seconds: 60 };
  await operate(merchant.ctx, { operation: "refund", session_id: taken, extra });
  const unknown = await newSession(merchant, { extra: SILENT });
  await pay(merchant, unknown, "1");
  await advanceBy(merchant, "PT1H");
  expect(await kinds(taken)).toContain("operation_reversed");
  expect(await kinds(unknown)).toContain("parked");
  const elsewhere = await newSession(merchant, { extra: { sandbox_page: "elsewhere" } });
  await openGatewayPage(merchant.ctx, await payPage(merchant, elsewhere));
  expect(await kinds(elsewhere)).toContain("opened");
});
