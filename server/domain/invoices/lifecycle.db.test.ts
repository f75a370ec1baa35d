import { describe, expect, it, test } from "vitest";
import { SettingsPatch, updateSettings } from "@/server/domain/merchants";
import { cancelSession, gatewayAnswered, inquire, settle } from "@/server/domain/payments";
import { expireSessions } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { historyOf, issue } from "@/server/testing/invoicing";
import { operate } from "@/server/testing/operating";
import { pay, stateOf } from "@/server/testing/paying";
import { markOverdueInvoices, retrieveInvoice } from "./index";

registerFlakyGateway();

/** The merchant's context at an instant. */
function at(merchant: TestMerchant, instant: string) {
  const now = () => new Date(instant);
  return { ...merchant.ctx, realNow: now, now };
}

/** Asks the job what is due at an instant and does it; the ids it worked on. */
async function markAt(merchant: TestMerchant, instant: string, way: "one by one" | "in a batch") {
  const ctx = at(merchant, instant);
  const ids = (await markOverdueInvoices.due(ctx, { merchantId: merchant.id }, 10)).map(({ id }) => id);
  if (way === "one by one") for (const id of ids) await markOverdueInvoices.run(ctx, id);
  else expect(await markOverdueInvoices.batch?.run(ctx, ids)).toEqual([]);
  return ids;
}

describe("paid", () => {
  test("with its session, after a decline that changes nothing", async () => {
    const merchant = await testMerchant();
    const { id, number, sessionId } = await issue(merchant);
    await pay(merchant, sessionId, "2");
    expect(await historyOf(merchant, id)).toMatchObject({ status: "sent", steps: [] });
    await pay(merchant, sessionId, "1");
    expect(await historyOf(merchant, id)).toMatchObject({ status: "paid", overdueAt: null, steps: ["session_paid"] });
    expect(await retrieveInvoice(merchant.ctx, String(number))).toMatchObject({ status: "paid", state: "paid" });
  });

  test("after it was overdue; a refund leaves it paid", async () => {
    const merchant = await testMerchant();
    const { id, sessionId } = await issue(merchant, { due_date: "2020-01-31" });
    await markAt(merchant, new Date().toISOString(), "one by one");
    await pay(merchant, sessionId, "1");
    await operate(merchant.ctx, { operation: "refund", session_id: sessionId });
    expect(await historyOf(merchant, id)).toMatchObject({
      status: "paid",
      steps: ["due_date_passed", "session_paid"],
    });
  });

  test("by a success that is learned after its session failed", async () => {
    const merchant = await testMerchant({ gateways: [{ connector: FLAKY, multiAttempt: false }] });
    const { id, sessionId } = await issue(merchant);
    Object.assign(flaky, { fault: "timeout" });
    await pay(merchant, sessionId, "1");
    const [attempt] = (await stateOf(merchant, sessionId)).attempts;
    const outcome = gatewayAnswered({ outcome: "failed", message: "no", raw: {}, params: {}, card: null });
    await settle(merchant.ctx, { attemptId: attempt?.id ?? "", outcome, deliverInline: false });
    Object.assign(flaky, { fault: "fine" });
    expect(await historyOf(merchant, id)).toMatchObject({ status: "canceled", steps: ["session_ended"] });
    await inquire(merchant.ctx, { sessionId, orderNo: undefined, notify: false, webhookUrl: null });
    expect(await historyOf(merchant, id)).toMatchObject({ status: "paid", steps: ["session_ended", "session_paid"] });
  });
});

describe("canceled with its session, however that ends", () => {
  it.each<[string, (merchant: TestMerchant, sessionId: string) => Promise<unknown>]>([
    ["cancel", ({ ctx }, id) => operate(ctx, { operation: "cancel", session_id: id })],
    ["expire", ({ ctx }, id) => operate(ctx, { operation: "expire", session_id: id })],
    ["delete", ({ ctx }, id) => operate(ctx, { operation: "delete", session_id: id })],
    ["the customer", ({ ctx }, sessionId) => cancelSession(ctx, { sessionId })],
  ])("%s", async (_, end) => {
    const merchant = await testMerchant();
    const { id, sessionId } = await issue(merchant);
    await end(merchant, sessionId);
    expect(await historyOf(merchant, id)).toMatchObject({
      status: "canceled",
      overdueAt: null,
      steps: ["session_ended"],
    });
  });

  test("the last try where the gateway allows one", async () => {
    const merchant = await testMerchant({ gateways: [{ multiAttempt: false }] });
    const { id, sessionId } = await issue(merchant);
    await pay(merchant, sessionId, "2");
    expect(await historyOf(merchant, id)).toMatchObject({ status: "canceled", steps: ["session_ended"] });
  });

  test("the timer, one by one though the job works in batches; readers see it before", async () => {
    const merchant = await testMerchant();
    const { id, number, sessionId } = await issue(merchant, { expiration_time: "00:01:00" });
    const later = at(merchant, new Date(Date.now() + 120_000).toISOString());
    expect(await retrieveInvoice(later, String(number))).toMatchObject({ status: "canceled", state: "expired" });
    expect(await expireSessions.batch?.run(later, [sessionId])).toEqual([sessionId]);
    await expireSessions.run(later, sessionId);
    expect(await historyOf(merchant, id)).toMatchObject({ status: "canceled", steps: ["session_ended"] });
  });
});

describe.each(["one by one", "in a batch"] as const)("overdue, %s", (way) => {
  test("as the day after its due date begins in the merchant's zone", async () => {
    const merchant = await testMerchant();
    const { id } = await issue(merchant, { due_date: "2030-01-31" });
    expect(await markAt(merchant, "2030-01-31T20:59:59.999Z", way)).toEqual([]);
    const midnight = "2030-01-31T21:00:00.000Z";
    expect(await markAt(merchant, midnight, way)).toEqual([id]);
    expect(await historyOf(merchant, id)).toMatchObject({
      status: "overdue",
      steps: ["due_date_passed"],
      at: [new Date(midnight)],
    });
    expect(await markAt(merchant, midnight, way)).toEqual([]);
  });

  test("in the zone to which the merchant has moved", async () => {
    const merchant = await testMerchant();
    const { id } = await issue(merchant, { due_date: "2030-01-31" });
    await updateSettings(merchant.ctx, readInput(SettingsPatch, { timezone: "America/Los_Angeles" }));
    expect(await markAt(merchant, "2030-02-01T07:59:00Z", way)).toEqual([]);
    expect(await markAt(merchant, "2030-02-01T08:00:00Z", way)).toEqual([id]);
  });

  test("not once it is paid", async () => {
    const merchant = await testMerchant();
    const { id, sessionId } = await issue(merchant, { due_date: "2020-01-31" });
    await pay(merchant, sessionId, "1");
    await markOverdueInvoices.run(merchant.ctx, id);
    expect(await markOverdueInvoices.batch?.run(merchant.ctx, [id])).toEqual([]);
    expect(await historyOf(merchant, id)).toMatchObject({ status: "paid", steps: ["session_paid"] });
  });
});

test("a batch leaves the invoice that is just being paid to the run that waits for it", async () => {
  const merchant = await testMerchant();
  const [{ id: held }, { id: free }] = [
    await issue(merchant, { due_date: "2020-01-31" }),
    await issue(merchant, { due_date: "2020-01-31" }),
  ];
  await twoConnections(async (first) => {
    await first.query("BEGIN");
    await first.query("SELECT id FROM invoice WHERE id = $1 FOR UPDATE", [held]);
    expect(await markOverdueInvoices.batch?.run(merchant.ctx, [held, free])).toEqual([held]);
    await first.query("ROLLBACK");
  });
  expect(await historyOf(merchant, free)).toMatchObject({ status: "overdue" });
  await markOverdueInvoices.run(merchant.ctx, held);
  expect(await historyOf(merchant, held)).toMatchObject({ status: "overdue", steps: ["due_date_passed"] });
});
