import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { payByCard } from "@/server/domain/payments";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { twoConnections } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, stateOf, typed } from "@/server/testing/paying";
import {
  advanceTo,
  chargesAtGateway,
  newSubscription,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt, NOW } from "@/server/testing/subscriptions";
import { isWaitedFor } from "@/server/testing/waiting";
import { chargeCycle } from "../billing/charge-cycle";
import { requestCancellation, undoCancellation } from "../index";

registerFlakyGateway();

const IMMEDIATE = { initiator: "merchant", mode: "immediate" } as const;
const AT_END = { initiator: "merchant", mode: "at_period_end" } as const;
const PLAN = { start_date: "2030-02-28", retry_count: 1 };
const ON_ITS_DAY = "2030-02-27T21:30:00Z";

async function world() {
  const merchant = await merchantAt(NOW, { gateways: [{ connector: FLAKY }] });
  const cancel = async (id: string, request: typeof IMMEDIATE | typeof AT_END = IMMEDIATE) =>
    requestCancellation((await present(merchant)).ctx, { subscriptionId: id, ...request });
  const newest = (id: string) =>
    merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id }, orderBy: { number: "desc" } });
  return { merchant, cancel, newest, stateNow: (id: string) => subscriptionState(merchant, id) };
}

describe("the service's charge and an immediate cancellation at once", () => {
  test("either it is charged and paid, or it is canceled and never charged", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { merchant, newest, stateNow } = await world();
      const { id } = await subscribe(merchant, "1", { autopay: PLAN });
      const { id: cycleId } = await newest(id);
      const { ctx } = await present(merchant);
      const onItsDay = { ...ctx, now: () => new Date(ON_ITS_DAY) };
      const canceling = async () => requestCancellation(onItsDay, { subscriptionId: id, ...IMMEDIATE });
      const charging = async () => chargeCycle(onItsDay, cycleId);
      await Promise.all(round % 2 === 0 ? [canceling(), charging()] : [charging(), canceling()]);
      const { status, cycles } = await stateNow(id);
      const charges = await chargesAtGateway(merchant);
      expect(status).toBe("canceled");
      // A charge that was through before the cancellation leaves the next cycle to be canceled.
      if (charges === 1) expect(cycles.slice(1)).toEqual(["2 mit 2030-02-28 canceled"]);
      else expect([charges, cycles[1]]).toEqual([2, "2 mit 2030-02-28 paid"]);
      expect(cycles.slice(2).filter((line) => !line.endsWith("canceled"))).toEqual([]);
    }
  }, 60_000);

  test.each([
    ["undecided, then a success: the cycle is paid, the merchant told, nothing follows", "1", "paid", "paid"],
    [
      "undecided, then a decline: the cycle is canceled, nobody retries, nobody is written to",
      "4",
      "canceled",
      "canceled",
    ],
  ])("%s", async (_name, ending, cycleState, sessionState) => {
    const { merchant, cancel, newest, stateNow } = await world();
    const { id } = await subscribe(merchant, ending, { autopay: PLAN });
    flaky.fault = "timeout";
    await advanceTo(merchant, "2030-02-27T21:00:01Z");
    expect(await newest(id)).toMatchObject({ status: "processing" });
    await cancel(id);
    expect(await stateNow(id)).toMatchObject({
      status: "canceled",
      cycles: [expect.anything(), "2 mit 2030-02-28 processing"],
    });
    flaky.fault = "fine";
    const { sessionId } = await newest(id);
    await advanceTo(merchant, "2030-04-01T00:00:00Z");
    expect(await stateNow(id)).toEqual({
      status: "canceled",
      cycles: [expect.anything(), `2 mit 2030-02-28 ${cycleState}`],
    });
    expect((await stateOf(merchant, sessionId ?? "")).state).toBe(sessionState);
    expect(await eventsOf(merchant, sessionId ?? "")).toHaveLength(1);
    expect(
      await merchant.ctx.db.mailMessage.count({
        where: { relatedId: id, kind: { notIn: ["upcoming_charge", "subscription_canceled"] } },
      }),
    ).toBe(0);
  });
});

describe("the customer's first charge and an immediate cancellation", () => {
  test.each([
    ["a success is kept, without a plan", "1", "paid", "paid"],
    ["a decline ends it", "2", "canceled", "canceled"],
  ])("in flight: %s", async (_name, ending, cycleState, sessionState) => {
    const { merchant, cancel, stateNow } = await world();
    const { id, setupSessionId } = await newSubscription(merchant, PLAN);
    flaky.fault = "timeout";
    await pay(merchant, setupSessionId, ending);
    await cancel(id);
    expect(await stateNow(id)).toEqual({ status: "canceled", cycles: ["1 cit 2030-02-10 scheduled"] });
    flaky.fault = "fine";
    await advanceTo(merchant, "2030-04-01T00:00:00Z");
    expect(await stateNow(id)).toEqual({ status: "canceled", cycles: [`1 cit 2030-02-10 ${cycleState}`] });
    expect((await stateOf(merchant, setupSessionId)).state).toBe(sessionState);
  });

  test("at once: paid and canceled, or canceled and never charged", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { merchant, cancel, stateNow } = await world();
      const { id, setupSessionId } = await newSubscription(merchant, PLAN);
      const token = await payPage(merchant, setupSessionId);
      const paying = () => payByCard(merchant.ctx, { token, ...typed("1") });
      await Promise.all(round % 2 === 0 ? [cancel(id), paying()] : [paying(), cancel(id)]);
      const { status, cycles } = await stateNow(id);
      const charges = await chargesAtGateway(merchant);
      expect([status, cycles[0]]).toEqual(["canceled", `1 cit 2030-02-10 ${charges === 1 ? "paid" : "canceled"}`]);
      expect(charges).toBeLessThan(2);
    }
  }, 60_000);
});

test("a session that is made while the cancellation waits for the subscription is canceled, too", async () => {
  const { merchant, cancel, stateNow } = await world();
  const { id } = await subscribe(merchant, "1", { autopay: PLAN });
  const sessionId = await newSession(merchant);
  await twoConnections(async (making, watcher) => {
    await making.query("BEGIN");
    await making.query("SELECT 1 FROM subscription WHERE id = $1 FOR UPDATE", [id]);
    const canceling = cancel(id);
    await isWaitedFor(making, watcher);
    const serve = `INSERT INTO subscription_session (session_id, merchant_id, subscription_id, purpose, created_at)
      VALUES ($1, $2, $3, 'card', now())`;
    await making.query(serve, [sessionId, merchant.id, id]);
    await making.query("COMMIT");
    await canceling;
  });
  expect([(await stateNow(id)).status, (await stateOf(merchant, sessionId)).state]).toEqual(["canceled", "canceled"]);
});

test("a crowd of requests: one cancellation, in the end", async () => {
  const { merchant, cancel, stateNow } = await world();
  const { id } = await subscribe(merchant, "1", { autopay: PLAN });
  const asked = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => cancel(id, AT_END)),
    ...Array.from({ length: 4 }, () => cancel(id)),
    ...Array.from({ length: 4 }, () => undoCancellation(merchant.ctx, id)),
  ]);
  const messages = asked.flatMap((each) => (each.status === "rejected" ? [String(each.reason.message)] : []));
  expect(messages.filter((message) => message !== "The subscription is canceled.")).toEqual([]);
  expect((await stateNow(id)).status).toBe("canceled");
  const where = { objectId: id, machine: "subscription", to: "canceled" };
  expect(await merchant.ctx.db.stateChange.count({ where })).toBe(1);
});
