/** Events that no everyday payment causes, from their cause to a webhook endpoint and the list. */
import "@/server/wiring";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import * as endpointsRoute from "@/app/b/merchant/v1/webhook-endpoints/route";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { DISPUTE_STAGES } from "@/server/domain/gateways/core/words";
import { applyOperationNotification, resolveUnknownOperations } from "@/server/domain/operations";
import { applyDispute, applyPurchaseCapture, settle } from "@/server/domain/payments";
import {
  PauseRequest,
  pauseSubscription,
  ResumeRequest,
  requestCancellation,
  resumeSubscription,
  startBalancePayment,
  undoCancellation,
} from "@/server/domain/subscriptions";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { ObjectEvent } from "@/server/domain/webhooks/contract/objects";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { APPROVED } from "@/server/testing/approved";
import { callRoute } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { stateOf } from "@/server/testing/paying";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { linkOf, payOnGatewayPage } from "@/server/testing/scenario";
import { advanceTo, cycleSession, newSubscription, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { endpointsOf } from "@/server/testing/webhook-endpoints";
import * as eventsRoute from "./events/route";

const REFUNDED = vi.spyOn(gatewayOf("sarraf_sandbox"), "refund");
const FAILED: GatewayResult = { ...APPROVED, outcome: "failed", message: "Closed account" };
const TEN = money("10.5", currency("KWD"));

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => void REFUNDED.mockReset());

/** The events of these kinds at an endpoint that takes everything; the list must have the same ones. */
async function bodiesTold(merchant: TestMerchant, kinds: string, work: () => Promise<unknown>) {
  const endpoints = endpointsOf(endpointsRoute, merchant, receiver);
  const path = `/${merchant.id}`;
  await endpoints.endpoint(path);
  await work();
  await endpoints.work(deliverWebhooks);
  const bodies = endpoints.got(path).map(({ text }) => ObjectEvent.parse(JSON.parse(text)));
  const received = bodies.filter(({ type }) => type.startsWith(kinds));
  for (const kind of new Set(received.map(({ type }) => type))) {
    const expected = bodies.filter(({ type }) => type === kind).map(({ id }) => id);
    expect((await listed(merchant, kind)).map(({ id }) => id).sort()).toEqual(expected.sort());
  }
  return received;
}

async function listed(merchant: TestMerchant, kind: string): Promise<readonly { id: string }[]> {
  const path = `/b/events/v1/events/?kind=${kind}`;
  return (await callRoute(eventsRoute, { key: merchant.privateKey, path })).body.results;
}

/** The kinds of {@link bodiesTold}, sorted. */
async function told(merchant: TestMerchant, kinds: string, work: () => Promise<unknown>) {
  return (await bodiesTold(merchant, kinds, work)).map(({ type }) => type).sort();
}

/** Of one subscription, in the order of its events: the state before, the kind and the state after. */
async function lifeTold(merchant: TestMerchant, work: () => Promise<unknown>) {
  const bodies = new Map((await bodiesTold(merchant, "subscription.", work)).map((body) => [body.id, body]));
  const where = { id: { in: [...bodies.keys()] } };
  const rows = await merchant.ctx.db.event.findMany({ where, orderBy: { number: "asc" } });
  return rows.map(({ id }) => {
    const body = bodies.get(id);
    return `${body?.previous_state} ${body?.type} ${body?.object.state}`;
  });
}

const attemptOf = async (merchant: TestMerchant, sessionId: string) => {
  const [attempt] = (await stateOf(merchant, sessionId)).attempts;
  return { id: attempt?.id ?? "", referenceNumber: attempt?.referenceNumber ?? "" };
};

it.each<[string, readonly GatewayResult[], readonly string[]]>([
  ["refused at once", [FAILED], ["operation.refused"]],
  ["taken up and refused", [{ ...APPROVED, outcome: "pending" }, FAILED], ["operation.queued", "operation.rejected"]],
  ["done and taken back", [APPROVED, FAILED], ["operation.done", "operation.reversed"]],
])("a refund that is %s", async (_, [first = FAILED, later], kinds) => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant);
  const refund = async () => {
    REFUNDED.mockResolvedValueOnce(first);
    const asked = operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    await (first === FAILED ? refusalOf(asked) : asked);
    const operation = await merchant.ctx.db.operation.findFirstOrThrow({ where: { sessionId: id } });
    if (later) await applyOperationNotification(merchant.ctx, operation.id, { answer: later, occurredAt: null });
  };
  expect(await told(merchant, "operation.", refund)).toEqual(kinds);
});

test("every stage of a dispute", async () => {
  const merchant = await operatingMerchant();
  const { id } = await attemptOf(merchant, await paidSession(merchant));
  const report = async () => {
    for (const stage of DISPUTE_STAGES) {
      if (stage === "second" || stage === "arbitration") await applyDispute(merchant.ctx, id, facts("lost", stage));
      await applyDispute(merchant.ctx, id, facts(stage, stage));
    }
  };
  const facts = (stage: (typeof DISPUTE_STAGES)[number], of: string) => {
    return { id: `D-${of}`, stage, reason: "10.4", dueBy: null, amount: null };
  };
  const kinds = await told(merchant, "dispute.", report);
  expect([...new Set(kinds)]).toEqual(DISPUTE_STAGES.map((stage) => `dispute.${stage}`).sort());
});

it.each([
  ["is given back", APPROVED, ["second_charge.done", "second_charge.due"]],
  ["is not given back", FAILED, ["second_charge.due", "second_charge.refused"]],
])("a second charge that %s", async (_, returned, kinds) => {
  const merchant = await operatingMerchant();
  const { id: attemptId, referenceNumber: about } = await attemptOf(merchant, await paidSession(merchant));
  await merchant.ctx.db.attempt.update({ where: { id: attemptId }, data: { gatewayRefs: { psp: "P-1" } } });
  REFUNDED.mockResolvedValue(returned);
  const { ctx } = merchant;
  const charge = async () => {
    const answer = { ...APPROVED, about, actual: TEN, refs: { psp: "P-2" } };
    const outcome = { settledBy: "gateway", outcome: "success", answer } as const;
    await settle(ctx, { attemptId, outcome, deliverInline: false });
    await ctx.db.secondCharge.updateMany({ where: { attemptId }, data: { inquireAt: new Date(0) } });
    for (const { id } of await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 50))
      await resolveUnknownOperations.run(ctx, id);
  };
  expect(await told(merchant, "second_charge.", charge)).toEqual(kinds);
});

test("a cycle whose payment fails later", async () => {
  const old = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(old);
  await advanceTo(old, "2030-02-28T12:00:00Z");
  const merchant = await present(old);
  const { id: attemptId } = await attemptOf(merchant, await cycleSession(merchant, id, 2));
  const fail = () => applyPurchaseCapture(merchant.ctx, attemptId, { answer: FAILED, amount: null, occurredAt: null });
  expect(await told(merchant, "subscription.", fail)).toEqual(["subscription.blocked"]);
});

describe("a subscription tells each state change of its life, with the state before", () => {
  const TRIAL = { amount: "0" };

  test("a trial that is paused, resumed, kept, charged and then canceled at the period's end", async () => {
    const merchant = await merchantAt("2030-01-10T09:00:00Z");
    const live = async () => {
      const { id } = await subscribe(merchant, "1", { wire: TRIAL, autopay: { start_date: "2030-02-10" } });
      const { ctx } = await present(merchant);
      await pauseSubscription(ctx, id, PauseRequest.parse({}));
      await resumeSubscription(ctx, id, ResumeRequest.parse({}));
      const leave = { subscriptionId: id, mode: "at_period_end" } as const;
      await requestCancellation(ctx, { ...leave, initiator: "customer" });
      await undoCancellation(ctx, id);
      await advanceTo(merchant, "2030-02-10T12:00:00Z");
      await requestCancellation((await present(merchant)).ctx, { ...leave, initiator: "merchant" });
      await advanceTo(merchant, "2030-03-10T12:00:00Z");
    };
    expect(await lifeTold(merchant, live)).toEqual([
      "pending_setup subscription.trialing trialing",
      "trialing subscription.paused trialing",
      "trialing subscription.resumed trialing",
      "trialing subscription.cancel_scheduled trialing",
      "trialing subscription.cancel_undone trialing",
      "trialing subscription.activated active",
      "active subscription.cancel_scheduled active",
      "active subscription.canceled canceled",
    ]);
  });

  test("a trial whose charge fails, whose balance is paid by another card, and whose plan ends", async () => {
    const merchant = await merchantAt("2030-01-10T09:00:00Z");
    const live = async () => {
      const autopay = { start_date: "2030-01-12", end_date: "2030-01-31", retry_count: 1 };
      const { id } = await subscribe(merchant, "4", { wire: TRIAL, autopay });
      await advanceTo(merchant, "2030-01-13T00:00:00Z");
      const led = await startBalancePayment((await present(merchant)).ctx, await linkOf(merchant, id));
      await payOnGatewayPage(merchant, led, "1");
      await advanceTo(merchant, "2030-02-13T12:00:00Z");
    };
    expect(await lifeTold(merchant, live)).toEqual([
      "pending_setup subscription.trialing trialing",
      "trialing subscription.past_due past_due",
      "past_due subscription.recovered active",
      "active subscription.card_changed active",
      "active subscription.expired expired",
    ]);
  });

  test("a setup that nobody completes", async () => {
    const merchant = await merchantAt("2030-01-31T09:00:00Z");
    const live = async () => {
      await newSubscription(merchant, {}, { expiration_time: "00:05:00" });
      await advanceTo(merchant, "2030-01-31T09:10:00Z");
    };
    expect(await lifeTold(merchant, live)).toEqual(["pending_setup subscription.setup_failed setup_failed"]);
  });
});

test("a new subscription is an event of the list alone: no endpoint gets it", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const subscribed = async () => void (await subscribe(merchant));
  expect(await told(merchant, "subscription.", subscribed)).toEqual(["subscription.activated"]);
  expect(await listed(merchant, "subscription.created")).toMatchObject([
    { kind: "subscription.created", number: 1, deliveries: [] },
  ]);
});
