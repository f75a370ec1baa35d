import { expect, test } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { auditAtEnd, mailLines } from "@/server/testing/scenario";
import { advanceTo, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { expiringCards } from "../billing/expiring-cards";

const auditLater = auditAtEnd();

const QUIET = { pre_charge_enabled: false, failure_enabled: true, final_failure_enabled: true };

/** A yearly plan from 20 March 2030 whose card ends in `expiry`. */
async function ending(expiry: { expiryMonth: number; expiryYear: number }, wire: Record<string, unknown> = {}) {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "1", { autopay: { start_date: "2030-03-20", ...wire } });
  await endIn(merchant, expiry);
  return { merchant, id };
}

/** As if the card had been saved with that expiry: open cycles are checked on their day. */
async function endIn(merchant: TestMerchant, expiry: { expiryMonth: number; expiryYear: number }) {
  const { db } = merchant.ctx;
  await db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: expiry });
  const where = { merchantId: merchant.id, status: "scheduled" };
  for (const { id, dueAt } of await db.billingCycle.findMany({ where }))
    if (dueAt !== null)
      await db.billingCycle.update({
        where: { id },
        data: { cardCheckDueAt: new Date(dueAt.getTime() - 14 * 86_400_000 + 9 * 3_600_000) },
      });
}

async function eventsOf(merchant: TestMerchant) {
  const where = { merchantId: merchant.id, kind: "card.expiring" };
  const rows = await merchant.ctx.db.event.findMany({ where, orderBy: { occurredAt: "asc" } });
  return rows.map(({ occurredAt, payload }) => {
    const { object } = JSON.parse(payload);
    return `${occurredAt.toISOString().slice(0, 10)} ${object.expiry_month}/${object.expiry_year}`;
  });
}

test("a card that ends before a charge is an event once for its expiry, and again for another", async () => {
  const { merchant } = await ending({ expiryMonth: 2, expiryYear: 2030 }, { retry_count: 1 });
  await advanceTo(merchant, "2030-05-01T09:00:00Z");
  expect(await eventsOf(merchant)).toEqual(["2030-03-06 02/2030"]);
  auditLater(merchant);
  const other = await ending({ expiryMonth: 2, expiryYear: 2030 });
  await advanceTo(other.merchant, "2030-03-10T09:00:00Z");
  await endIn(other.merchant, { expiryMonth: 4, expiryYear: 2030 });
  await advanceTo(other.merchant, "2030-05-10T09:00:00Z");
  expect(await eventsOf(other.merchant)).toEqual(["2030-03-06 02/2030", "2030-05-06 04/2030"]);
  await endIn(other.merchant, { expiryMonth: 2, expiryYear: 2030 });
  await advanceTo(other.merchant, "2030-06-10T09:00:00Z");
  expect(await eventsOf(other.merchant)).toHaveLength(2);
  auditLater(other.merchant);
});

test("two plans with one card, checked at the same time, are two mails and one event", async () => {
  const { merchant } = await ending({ expiryMonth: 12, expiryYear: 2030 });
  await subscribe(merchant, "1", { autopay: { start_date: "2030-03-20" }, wire: { agreement: { id: "agr-2" } } });
  await endIn(merchant, { expiryMonth: 2, expiryYear: 2030 });
  expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } })).toBe(1);
  const at = new Date("2030-03-10T09:00:00Z");
  const ctx = merchant.as({ now: () => at });
  const cycles = await ctx.db.billingCycle.findMany({ where: { merchantId: merchant.id, status: "scheduled" } });
  await Promise.all(cycles.flatMap(({ id }) => [expiringCards.run(ctx, id), expiringCards.run(ctx, id)]));
  expect(await mailLines(merchant, "card_expiring")).toHaveLength(2);
  expect(await eventsOf(merchant)).toEqual(["2030-03-10 02/2030"]);
});

test("without mails before charges the event is written all the same", async () => {
  const { merchant, id } = await ending({ expiryMonth: 12, expiryYear: 2031 }, { notification_preferences: QUIET });
  await advanceTo(merchant, "2030-03-19T09:00:00Z");
  const { db } = merchant.ctx;
  await db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { expiryMonth: 4, expiryYear: 2030 } });
  const { notificationConfig } = await db.subscription.findUniqueOrThrow({ where: { id } });
  expect(notificationConfig).toMatchObject({ pre_charge_enabled: false });
  await advanceTo(merchant, "2030-05-19T09:00:00Z");
  expect(await eventsOf(merchant)).toEqual(["2030-05-06 04/2030"]);
  expect(await mailLines(merchant, "card_expiring")).toEqual([]);
});

test("a charge of zero needs no card", async () => {
  const { merchant } = await ending({ expiryMonth: 2, expiryYear: 2030 }, { recurring_amount: "0" });
  await advanceTo(merchant, "2030-03-19T09:00:00Z");
  expect([await eventsOf(merchant), await mailLines(merchant)]).toEqual([[], []]);
});
