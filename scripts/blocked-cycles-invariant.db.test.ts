import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { prefixed } from "@/server/kernel/ids";
import type { Tx } from "@/server/kernel/types";
import { merchantAt, NOW, type SubscriptionAtHand, writeSubscription } from "@/server/testing/subscriptions";
import { SUBSCRIPTION_INVARIANTS } from "./subscription-invariants";

class Undone extends Error {}

type Plan = { readonly merchantId: string; readonly subscription: SubscriptionAtHand; readonly cycleId: string };

function event(tx: Tx, { merchantId, subscription: { id: objectId } }: Plan, number: number, cause: string) {
  const ids = { id: prefixed("evt", randomBytes(25)), merchantId, kind: "subscription", objectId };
  return tx.event.create({ data: { ...ids, number, cause, payload: "{}", occurredAt: NOW } });
}

const told = ({ cycleId }: Plan, at = NOW) => `blocked:${cycleId}:${Date.parse(at)}`;
const TOLD = "a blocked cycle waits for its account, and its merchant was notified";
const NUMBERED = "the events of a subscription are numbered without gaps";

it.each<[string, string[], (tx: Tx, planted: Plan) => Promise<unknown>]>([
  ["a blocked period that was reported", [], (tx, planted) => event(tx, planted, 1, told(planted))],
  ["a blocked period that was not reported", [TOLD], async () => undefined],
  [
    "an earlier blocked period that was reported",
    [TOLD],
    (tx, planted) => event(tx, planted, 1, told(planted, "2030-01-01")),
  ],
  [
    "a blocked cycle that is being charged",
    [TOLD],
    async (tx, planted) => {
      await event(tx, planted, 1, told(planted));
      const data = { status: "processing", dueAt: null };
      await tx.billingCycle.update({ where: { id: planted.cycleId }, data });
    },
  ],
  ["a gap in the numbers", [NUMBERED], (tx, planted) => event(tx, planted, 2, told(planted))],
])("of %s the audit says %j", async (_, names, plant) => {
  const merchant = await merchantAt(NOW);
  const subscription = await writeSubscription(merchant);
  const work = database().$transaction(async (tx) => {
    const { id: cycleId } = await tx.billingCycle.update({
      where: { subscriptionId_number: { subscriptionId: subscription.id, number: 2 } },
      data: { blockedSince: NOW },
    });
    await plant(tx, { merchantId: merchant.id, subscription, cycleId });
    const found: string[] = [];
    for (const { name, sql } of SUBSCRIPTION_INVARIANTS.filter(({ name }) => [TOLD, NUMBERED].includes(name))) {
      const rows = JSON.stringify(await tx.$queryRawUnsafe<unknown[]>(sql));
      if ([subscription.id, cycleId].some((id) => rows.includes(id))) found.push(name);
    }
    expect(found).toEqual(names);
    throw new Undone();
  });
  await expect(work).rejects.toBeInstanceOf(Undone);
});
