import { describe, expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { pay } from "@/server/testing/paying";
import { attemptOf, userWith } from "@/server/testing/session-calls";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as one from "./[subscription_id]/route";
import * as all from "./route";

async function world(choices: Parameters<typeof merchantAt>[1] = {}) {
  const merchant = await merchantAt(NOW, choices);
  const key = merchant.privateKey;
  const read = (id: string, as: object = { key }) => callRoute(one, { ...as, params: { subscription_id: id } });
  const list = (body: object = {}, as: object = { key }, query = "") =>
    callRoute(all, { method: "POST", ...as, body, path: `/b/pbl/v2/subscriptions/${query}` });
  return { merchant, read, list };
}

const CYCLE_2 = {
  cycle_number: 2,
  scheduled_date: "2030-02-28",
  amount_due: "5.000",
  status: "scheduled",
  paid_at: null,
  failure_reason: null,
  session_id: null,
  charge_type: "mit",
};

describe("GET 200", () => {
  test("every field of the specification", async () => {
    const { merchant, read } = await world();
    const columns = {
      customerName: "Sara",
      endDate: new Date("2031-01-31"),
      notificationConfig: { pre_charge_enabled: false, failure_enabled: true, final_failure_enabled: true },
      description: "Water",
      planName: "Water",
      merchantReference: "W-1",
      totalCycles: 12,
    };
    const { id, setupSessionId } = await writeSubscription(merchant, columns);
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { created_at: expect.stringMatching(/^2030-02-10T12:/) },
    });
    expect((await read(id)).body).toEqual({
      id,
      customer_id: "c-1",
      customer_email: "sara@example.com",
      customer_name: "Sara",
      customer_phone: null,
      frequency: "monthly",
      currency: "KWD",
      recurring_amount: "5.000",
      first_payment_amount: "1.000",
      start_date: "2030-01-31",
      end_date: "2031-01-31",
      billing_anchor_day: 31,
      setup_session_id: setupSessionId,
      agreement_id: "agr-1",
      amount_variability: "fixed",
      cycle_interval_days: 30,
      total_cycles: 12,
      notification_config: { pre_charge_enabled: false, failure_enabled: true, final_failure_enabled: true },
      status: "active",
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_initiator: null,
      cancellation_reason: null,
      cancellation_note: null,
      next_billing_date: "2030-02-28",
      description: "Water",
      merchant_reference: "W-1",
      plan_name: "Water",
      language: "en",
      retry_count: 3,
      retry_days: null,
      backup_card: null,
      recurring_amount_from: null,
      paused_at: null,
      pause_on: null,
      resume_on: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      card: { masked_card: "**** 1111", card_brand: "Visa", expiry_month: "12", expiry_year: "2035" },
      current_cycle: CYCLE_2,
    });
  });

  test.each([
    ["the longest amount there is", { recurringAmount: "99999999999.999" }, "99999999999.999"],
    ["a currency without decimals", { recurringAmount: "500", currency: "JPY", firstPaymentAmount: "1" }, "500"],
  ])("%s is exact", async (_name, change, amount) => {
    const { merchant, read } = await world();
    const { id } = await writeSubscription(merchant, change, { amountDue: change.recurringAmount });
    expect((await read(id)).body).toMatchObject({ recurring_amount: amount, current_cycle: { amount_due: amount } });
  });
});

describe("next_billing_date and current_cycle", () => {
  const waiting = { status: "retry_scheduled", dueAt: new Date("2030-03-01T00:00:00Z") };
  const failed = { status: "failed", dueAt: null, failureReason: "card expired" };

  test.each([
    ["while the cycle is retried, its date", {}, waiting, "2030-02-28", "retry_scheduled"],
    ["while it is charged, its date", {}, { status: "processing", dueAt: null }, "2030-02-28", "processing"],
    ["under a pending cancellation, its date", { cancelAtPeriodEnd: true }, {}, "2030-02-28", "scheduled"],
    ["past due, none", { status: "past_due" }, failed, null, "failed"],
    [
      "canceled, none",
      { status: "canceled", canceledAt: new Date(NOW) },
      { status: "canceled", dueAt: null },
      null,
      "canceled",
    ],
    ["after the last cycle, none", {}, { status: "paid", paidAt: new Date(NOW), dueAt: null }, null, "paid"],
  ])("%s", async (_name, change, cycle, date, status) => {
    const { merchant, read } = await world();
    const { id } = await writeSubscription(merchant, change, cycle);
    expect((await read(id)).body).toMatchObject({
      next_billing_date: date,
      current_cycle: { cycle_number: 2, status },
    });
  });

  test("in its setup none, and the customer's own cycle is the current one", async () => {
    const { merchant, read } = await world();
    const { id } = await writeSubscription(merchant, { status: "pending_setup" });
    expect((await read(id)).body).toMatchObject({
      status: "pending_setup",
      next_billing_date: null,
      card: null,
      current_cycle: { cycle_number: 1, charge_type: "cit", status: "scheduled" },
    });
  });
});

describe("a setup whose session is over reads setup_failed at once", () => {
  const sessions = (merchant: TestMerchant) => merchant.ctx.db.paymentSession;

  test.each<[string, (merchant: TestMerchant, id: string) => Promise<unknown>]>([
    [
      "past its time",
      (merchant, id) =>
        sessions(merchant).update({ where: { id }, data: { expiresAt: new Date("2030-02-10T11:59:00Z") } }),
    ],
    ["canceled", ({ ctx }, id) => operate(ctx, { operation: "cancel", session_id: id })],
    ["failed", (merchant, id) => pay(merchant, id, "2")],
    ["deleted", ({ ctx }, id) => operate(ctx, { operation: "delete", session_id: id })],
  ])("%s", async (_name, end) => {
    const { merchant, read, list } = await world({ gateways: [{ multiAttempt: false }] });
    const { id, setupSessionId } = await writeSubscription(merchant, { status: "pending_setup" });
    expect((await read(id)).body.status).toBe("pending_setup");
    await end(merchant, setupSessionId);
    expect((await read(id)).body.status).toBe("setup_failed");
    expect((await list({ status: "setup_failed" })).body.results).toMatchObject([{ id, status: "setup_failed" }]);
    expect((await list({ status: "pending_setup" })).body.count).toBe(0);
  });

  test("but not while a charge of it is in flight", async () => {
    const { merchant, read } = await world();
    const { id, setupSessionId } = await writeSubscription(merchant, { status: "pending_setup" });
    const data = { expiresAt: new Date("2030-02-10T11:59:00Z") };
    await attemptOf(merchant, setupSessionId, { state: "processing" });
    await sessions(merchant).update({ where: { id: setupSessionId }, data });
    expect((await read(id)).body.status).toBe("pending_setup");
  });
});

describe("GET 401, 403, 404, 405", () => {
  test("without credentials, or with the public key", async () => {
    const { merchant, read } = await world();
    expect((await read("x", {})).status).toBe(401);
    expect((await read("x", { key: merchant.publicKey })).status).toBe(401);
  });

  test("a user needs to view the subscription's session type", async () => {
    const { merchant, read } = await world();
    const { id } = await writeSubscription(merchant);
    const [may, mayNot] = [
      await userWith(merchant, ["Can view payment requests"]),
      await userWith(merchant, ["Can change e-commerce payments"]),
    ];
    expect((await read(id, { basic: may })).status).toBe(200);
    expect((await read(id, { basic: mayNot })).status).toBe(403);
  });

  test("unknown, or another merchant's", async () => {
    const [mine, other] = [await world(), await world()];
    const { id } = await writeSubscription(other.merchant);
    for (const reply of [await mine.read(id), await mine.read("sub_x"), await mine.read("x\0")])
      expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
  });

  test("another verb", async () => {
    const { merchant } = await world();
    const sent = { method: "DELETE", key: merchant.privateKey, params: { subscription_id: "x" } } as const;
    expect((await callRoute(one, sent)).status).toBe(405);
  });
});
