import "@/server/wiring";
import { expect, test } from "vitest";
import { acceptIssue, applyPurchaseCapture, listIssues } from "@/server/domain/payments";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { advanceTo, cycleSession, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { chargeAgain } from "..";

const UNPAID = { ...APPROVED, outcome: "failed", message: "Insufficient balance" } as const;

/** A subscription whose second cycle was charged, and whose payment then failed. */
async function unpaidCycle() {
  const old = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(old);
  await advanceTo(old, "2030-02-28T12:00:00Z");
  const merchant = await present(old);
  const sessionId = await cycleSession(merchant, id, 2);
  const [attempt] = (await stateOf(merchant, sessionId)).attempts;
  for (const _ of [1, 2])
    await applyPurchaseCapture(merchant.ctx, attempt?.id ?? "", { answer: UNPAID, amount: null, occurredAt: null });
  return { merchant, id, sessionId };
}

const cycleOf = (merchant: TestMerchant, subscriptionId: string) =>
  merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId, number: 2 } });

test("a cycle whose payment fails later stays paid, and is listed with an event", async () => {
  const { merchant, id, sessionId } = await unpaidCycle();
  expect([(await stateOf(merchant, sessionId)).state, (await cycleOf(merchant, id)).status]).toEqual([
    "failed",
    "paid",
  ]);
  const [issue] = await listIssues(merchant.ctx);
  expect(issue).toMatchObject({ reason: "cycle_unpaid", sessionId, amount: "5.000" });
  const events = (await eventsOf(merchant, id)).map(({ body }) => [body.event, body.cycle_number, body.reason]);
  expect(events.filter(([event]) => event === "subscription.blocked")).toEqual([
    ["subscription.blocked", 2, "Insufficient balance"],
  ]);
  await acceptIssue(merchant.ctx, issue?.id ?? "", "Sara");
  expect(await listIssues(merchant.ctx)).toEqual([]);
  await expect(acceptIssue(merchant.ctx, issue?.id ?? "", "Sara")).rejects.toThrow("needs no decision");
});

test("a person charges the card again, once, by a new session", async () => {
  const { merchant, id } = await unpaidCycle();
  const [issue] = await listIssues(merchant.ctx);
  const asked = await Promise.allSettled([1, 2, 3].map(() => chargeAgain(merchant.ctx, issue?.id ?? "", "Sara")));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const again = await merchant.ctx.db.subscriptionSession.findMany({ where: { subscriptionId: id, purpose: "again" } });
  expect(again).toHaveLength(1);
  expect(await stateOf(merchant, again[0]?.sessionId ?? "")).toMatchObject({
    state: "paid",
    attemptStates: ["success"],
  });
  expect([(await cycleOf(merchant, id)).status, await listIssues(merchant.ctx)]).toEqual(["paid", []]);
});
