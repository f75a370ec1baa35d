/** Customers whose charge was declined come first at an account with a limit (Spec, "Pace of charges" 2). */
import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { gatewaysByCode } from "@/server/domain/gateways";
import { chargeDueCycles, retryCycles } from "@/server/domain/subscriptions";
import { prefixed } from "@/server/kernel/ids";
import type { TestMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { merchantAt, writeSubscription } from "@/server/testing/subscriptions";
import { type LocalDriver, startLocalDriver } from "./local";

inOwnDatabase();

const NOW = "2030-02-28T09:00:00Z";
const PER_SECOND = 30;
const EACH = 24;
/** First charges that may come between retries while a busy machine delays the retries' lane. */
const MOST_BETWEEN = 6;

const drivers: LocalDriver[] = [];
afterEach(() => Promise.all(drivers.splice(0).map((driver) => driver.stop())));

/** Inserts subscriptions whose second cycle is due. */
async function dueCycles(merchant: TestMerchant, cycle: { status: string; dueAt: Date }): Promise<Set<string>> {
  const { db } = merchant.ctx;
  const written = await writeSubscription(merchant, {}, cycle);
  const [subscription, [, second]] = [await written.row(), await written.cycles()];
  if (second === undefined) throw new Error("The subscription has a second cycle.");
  const ids = Array.from({ length: EACH - 1 }, () => prefixed("sub", randomBytes(25)));
  const { notificationConfig: _config, setupExtra: _extra, setupDetails: _details, ...columns } = subscription;
  await db.subscription.createMany({ data: ids.map((id) => ({ ...columns, id })) });
  const cycleOf = (subscriptionId: string) => ({ ...second, id: prefixed("cyc", randomBytes(25)), subscriptionId });
  await db.billingCycle.createMany({ data: ids.map(cycleOf) });
  return new Set([written.id, ...ids]);
}

test("retries at an account are charged before first charges that are due earlier", async () => {
  const merchant = await merchantAt(NOW);
  const { db } = merchant.ctx;
  await dueCycles(merchant, { status: "scheduled", dueAt: new Date("2030-02-27T21:00:00Z") });
  const retried = await dueCycles(merchant, { status: "retry_scheduled", dueAt: new Date("2030-02-28T08:59:00Z") });
  const where = { merchantId: merchant.id, code: "sandbox" };
  await db.gateway.updateMany({ where, data: { chargesPerSecond: PER_SECOND } });
  const [account] = await gatewaysByCode(merchant.ctx, ["sandbox"]);
  drivers.push(startLocalDriver([retryCycles]));
  await vi.waitFor(async () => {
    const booked = await db.chargePace.findUniqueOrThrow({ where: { acquirer: account?.id ?? "" } });
    expect(booked.nextAt.getTime()).toBeGreaterThan(Date.now() + 600);
  }, 8_000);
  drivers.push(startLocalDriver([chargeDueCycles]));
  const sessions = () =>
    db.subscriptionSession.findMany({
      where: { merchantId: merchant.id, purpose: "cycle" },
      orderBy: { createdAt: "asc" },
      select: { subscriptionId: true },
    });
  await vi.waitFor(async () => expect(await sessions()).toHaveLength(2 * EACH), { timeout: 20_000, interval: 100 });
  const isRetry = (await sessions()).map(({ subscriptionId }) => retried.has(subscriptionId));
  const before = isRetry.slice(0, isRetry.lastIndexOf(true)).filter((each) => !each);
  expect(before.length).toBeLessThanOrEqual(MOST_BETWEEN);
});
