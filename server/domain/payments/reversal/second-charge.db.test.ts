import "@/server/wiring";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { ObjectEvent } from "@/server/domain/webhooks/contract/objects";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Job } from "@/server/kernel/types";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import { APPROVED } from "@/server/testing/approved";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { paidSession } from "@/server/testing/operating";
import { newSession, stateOf } from "@/server/testing/paying";
import { listIssues, payBySavedCard, readCheckout, settle } from "..";
import { gatewayAnswered } from "../settlement/charge-outcome";

const bench = adyenBench();
const REFUNDED = vi.spyOn(gatewayOf("sarraf_sandbox"), "refund");

beforeEach(() => void REFUNDED.mockReset());

async function runDue(merchant: TestMerchant, job: Job): Promise<void> {
  const later = () => new Date(Date.now() + 60_000);
  const ctx = { ...merchant.ctx, now: later, realNow: later };
  for (const { id } of await job.due(ctx, { merchantId: merchant.id }, 50)) await job.run(ctx, id);
}

const rowsOf = (merchant: TestMerchant) =>
  merchant.ctx.db.secondCharge.findMany({ where: { merchantId: merchant.id } });

/** The events that webhook endpoints receive, with the state before. */
const eventsOf = async (merchant: TestMerchant) => {
  const where = { merchantId: merchant.id, kind: { startsWith: "second_charge." } };
  const rows = await merchant.ctx.db.event.findMany({ where, orderBy: { number: "asc" } });
  return rows.map(({ id, kind, number, occurredAt, payload }) => {
    const body = { id, type: kind, created_at: occurredAt.toISOString(), ...JSON.parse(payload) };
    return [number, ObjectEvent.parse(body).previous_state, kind];
  });
};

const standing = async (merchant: TestMerchant, id: string) => {
  const { state, attemptStates, refundedAmount } = await stateOf(merchant, id);
  return [state, attemptStates, refundedAmount.toFixed(3)];
};

async function paidOnce() {
  const merchant = await testMerchant();
  const id = await paidSession(merchant);
  const [attempt] = (await stateOf(merchant, id)).attempts;
  const attemptId = attempt?.id ?? "";
  await merchant.ctx.db.attempt.update({ where: { id: attemptId }, data: { gatewayRefs: { psp: "P-1" } } });
  const said: GatewayResult = {
    ...APPROVED,
    about: attempt?.referenceNumber ?? "",
    actual: money("10.5", currency("KWD")),
  };
  const succeed = (psp: string, change: Partial<GatewayResult> = {}) =>
    settle(merchant.ctx, {
      attemptId,
      outcome: gatewayAnswered({ ...said, refs: { psp }, ...change }),
      deliverInline: false,
    });
  return { merchant, id, succeed };
}

describe("a second success under the reference of a paid payment", () => {
  test("is given back once, and changes nothing else", async () => {
    const { merchant, id, succeed } = await paidOnce();
    REFUNDED.mockResolvedValue(APPROVED);
    await Promise.all([1, 2, 3].map(() => succeed("P-2")));
    for (const _ of [1, 2]) await runDue(merchant, resolveUnknownOperations);
    expect(await rowsOf(merchant)).toMatchObject([{ state: "done", kind: "refund", inquireAt: null }]);
    expect(REFUNDED.mock.calls.map(([, { charge, amount }]) => [charge.refs, amount.amount.toFixed(3)])).toEqual([
      [{ psp: "P-2" }, "10.500"],
    ]);
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "0.000"]);
    expect(await eventsOf(merchant)).toEqual([
      [1, null, "second_charge.due"],
      [2, "processing", "second_charge.done"],
    ]);
  });

  test("of an account that was replaced is not sent, and is listed for a person once", async () => {
    const { merchant, succeed } = await paidOnce();
    await succeed("P-2");
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { identity: "live:new" } });
    await merchant.ctx.db.attempt.updateMany({
      where: { merchantId: merchant.id },
      data: { gatewayIdentity: "live:old" },
    });
    for (const _ of [1, 2]) await runDue(merchant, resolveUnknownOperations);
    expect(REFUNDED).not.toHaveBeenCalled();
    expect(await rowsOf(merchant)).toMatchObject([{ state: "refused", inquireAt: null }]);
    expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "second_charge_kept", amount: "10.500" }]);
    expect(await eventsOf(merchant)).toEqual([
      [1, null, "second_charge.due"],
      [2, "due", "second_charge.refused"],
    ]);
  });

  test("is listed for a person if the gateway refuses to give it back", async () => {
    const { merchant, succeed } = await paidOnce();
    REFUNDED.mockResolvedValue({ ...APPROVED, outcome: "failed", message: "Not captured" });
    await succeed("P-2");
    await runDue(merchant, resolveUnknownOperations);
    expect(await rowsOf(merchant)).toMatchObject([{ state: "refused" }]);
    expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "second_charge_kept", amount: "10.500" }]);
    expect((await eventsOf(merchant)).map(([, , type]) => type)).toEqual([
      "second_charge.due",
      "second_charge.refused",
    ]);
  });

  test("is listed for a person if the gateway gave another amount back, and all refused returns are", async () => {
    const { merchant, succeed } = await paidOnce();
    REFUNDED.mockResolvedValueOnce({ ...APPROVED, isWhole: undefined, actual: money("4", currency("KWD")) });
    await succeed("P-2");
    await runDue(merchant, resolveUnknownOperations);
    expect(await rowsOf(merchant)).toMatchObject([{ state: "processing" }]);
    REFUNDED.mockResolvedValue({ ...APPROVED, outcome: "failed", message: "Not captured" });
    await succeed("P-3");
    await runDue(merchant, resolveUnknownOperations);
    expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "second_charge_kept", amount: "21.000" }]);
  });

  it.each<[string, string, Partial<GatewayResult>]>([
    ["a repeat of the first", "P-1", {}],
    ["one of another reference", "P-2", { about: "SRF-other" }],
    ["one without our reference", "P-2", { about: undefined }],
    ["one without references", "P-2", { refs: {} }],
    ["a failure", "P-2", { outcome: "failed" }],
  ])("is not %s", async (_, psp, change) => {
    const { merchant, id, succeed } = await paidOnce();
    await succeed(psp, change);
    expect(await rowsOf(merchant)).toEqual([]);
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "0.000"]);
  });
});

test("two authorisations of one reference at Adyen: the second is noted once, and a notification ends its return", async () => {
  const merchant = await adyenMerchant();
  await keptCardOf(merchant, bench.double);
  const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  const reference = (await stateOf(merchant, id)).attempts[0]?.referenceNumber ?? "";
  const told = async (eventCode: string, merchantReference: string, pspReference: string) => {
    const amount = { value: 10_500, currency: "KWD" };
    bench.double.notices.waiting.push({ eventCode, success: true, amount, merchantReference, pspReference });
    await tell(merchant, bench.double);
    await runDue(merchant, workGatewayNotifications);
  };
  await told("AUTHORISATION", reference, "P-OTHER");
  await told("AUTHORISATION", reference, "P-OTHER");
  const [row] = await rowsOf(merchant);
  expect(row).toMatchObject({ chargeKey: "psp=P-OTHER", referenceNumber: `${reference}-SEC1`, state: "due" });
  await merchant.ctx.db.secondCharge.update({
    where: { id: row?.id ?? "" },
    data: { state: "queued", firstSentAt: new Date() },
  });
  await merchant.ctx.db.stateChange.createMany({
    data: [
      ["due", "sent", "processing"],
      ["processing", "queued", "queued"],
    ].map(([from = "", event = "", to = ""]) => {
      return {
        merchantId: merchant.id,
        machine: "second_charge",
        objectId: row?.id ?? "",
        from,
        event,
        to,
        at: new Date(),
      };
    }),
  });
  await told("REFUND", `${reference}-SEC1`, "R-1");
  expect(await rowsOf(merchant)).toMatchObject([{ state: "done" }]);
  await told("REFUND_FAILED", `${reference}-SEC1`, "R-1");
  expect(await rowsOf(merchant)).toMatchObject([{ state: "refused" }]);
  expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "second_charge_kept", amount: "10.500" }]);
  expect(await standing(merchant, id)).toEqual(["paid", ["success"], "0.000"]);
});
