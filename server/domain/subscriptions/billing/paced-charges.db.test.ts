import { describe, expect, test } from "vitest";
import { awaitChargeStart, gatewaysByCode } from "@/server/domain/gateways";
import { Busy } from "@/server/kernel/errors";
import type { Slot } from "@/server/kernel/types";
import { sandboxGateway, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { auditAtEnd } from "@/server/testing/scenario";
import { advanceTo, chargesAtGateway, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt, writeSubscription } from "@/server/testing/subscriptions";
import { chargeDueCycles, retryCycles } from "../index";

const auditLater = auditAtEnd();

const DUE = "2030-02-28T09:00:00Z";

async function paced(merchant: TestMerchant, chargesPerSecond: number, identity: string | null = null) {
  await merchant.ctx.db.gateway.updateMany({
    where: { merchantId: merchant.id, code: "sandbox" },
    data: { chargesPerSecond, identity },
  });
  const [account] = await gatewaysByCode(merchant.ctx, ["sandbox"]);
  if (account === undefined) throw new Error("The test's merchant has this account.");
  return account;
}

/** Books the account's instants for so many seconds. */
async function full({ ctx }: TestMerchant, acquirer: string, seconds = 40): Promise<void> {
  const nextAt = new Date(Date.now() + seconds * 1_000);
  await ctx.db.chargePace.upsert({ where: { acquirer }, create: { acquirer, nextAt }, update: { nextAt } });
}

/** Has the account's due cycles wait for so many seconds. */
async function paused({ ctx }: TestMerchant, seconds: number, code = "sandbox"): Promise<void> {
  const { id: acquirer } = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId: ctx.merchant.id, code } });
  const pausedUntil = new Date(Date.now() + seconds * 1_000);
  await ctx.db.chargePace.create({ data: { acquirer, nextAt: new Date(), pausedUntil } });
}

function watched() {
  const said: (number | "waits")[] = [];
  const slot: Slot = { waits: () => said.push("waits"), putOff: (milliseconds) => said.push(milliseconds) };
  return { slot, said };
}

/** A second cycle of a card that pays, due now; no job has run. */
async function payableCycle() {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const subscription = await subscribe(merchant, "1");
  await advanceTo(merchant, "2030-02-27T20:00:00Z");
  const { ctx } = await present(merchant);
  const row = () => ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: subscription.id, number: 2 } });
  const at = new Date(DUE);
  return {
    merchant: { ...merchant, ctx: { ...ctx, now: () => at } },
    id: (await row()).id,
    row,
    status: async () => (await row()).status,
  };
}

async function dueCycle(cycle: Record<string, unknown> = {}) {
  const merchant = await merchantAt(DUE);
  const dueAt = new Date("2030-02-27T21:00:00Z");
  const subscription = await writeSubscription(
    merchant,
    {},
    { dueAt, scheduledDate: new Date("2030-02-28"), ...cycle },
  );
  const id = (await subscription.cycles())[1]?.id ?? "";
  const status = async () => (await subscription.cycles())[1]?.status;
  return { merchant, id, status };
}

describe("charges without the customer start one after the other", () => {
  test("however many processes book at once, and however many codes lead to the acquirer's account", async () => {
    const [one, other] = [await testMerchant(), await testMerchant()];
    const identity = `test:${one.id}`;
    const accounts = [await paced(one, 200, identity), await paced(other, 200, identity)];
    const begun = Date.now();
    await Promise.all(
      [...accounts, ...accounts, ...accounts, ...accounts].flatMap((account) =>
        [one, other]
          .filter(({ id }) => id === account.merchantId)
          .map(({ ctx }) => awaitChargeStart(ctx, { account, charge: "first" })),
      ),
    );
    const acquirer = `sarraf_sandbox:${identity}`;
    const { nextAt } = await one.ctx.db.chargePace.findUniqueOrThrow({ where: { acquirer } });
    expect(nextAt.getTime()).toBeGreaterThanOrEqual(begun + 8 * 5);
  });

  test.each([
    ["first", chargeDueCycles, {}, 125],
    ["retry", retryCycles, { status: "retry_scheduled" }, 250],
  ] as const)(
    "a %s charge without a near instant is put off, and nothing of it is written",
    async (_name, job, cycle, wait) => {
      const { merchant, id, status } = await dueCycle(cycle);
      const account = await paced(merchant, 10);
      await full(merchant, account.id);
      const before = await status();
      const charges = await chargesAtGateway(merchant);
      const { slot, said } = watched();
      await job.run(merchant.ctx, id, slot);
      expect(said).toEqual([wait]);
      expect(await status()).toBe(before);
      expect(await chargesAtGateway(merchant)).toBe(charges);
    },
  );

  test("while the instants of most of a second are booked, a retry books the next one and a first charge none", async () => {
    const merchant = await testMerchant();
    const account = await paced(merchant, 10);
    const { slot, said } = watched();
    await full(merchant, account.id, 0.95);
    expect(await awaitChargeStart(merchant.ctx, { account, charge: "first" }, slot)).toBe(false);
    expect(await awaitChargeStart(merchant.ctx, { account, charge: "retry" }, slot)).toBe(true);
    expect(said).toEqual([125, "waits"]);
  });

  test("a charge with a free instant starts at once and is made once, by two processes", async () => {
    const { merchant, id, status } = await payableCycle();
    await paced(merchant, 1_000);
    const charges = await chargesAtGateway(merchant);
    const { slot, said } = watched();
    await Promise.all([chargeDueCycles.run(merchant.ctx, id, slot), chargeDueCycles.run(merchant.ctx, id, slot)]);
    expect(said.filter((each) => each !== "waits")).toEqual([]);
    expect(await status()).toBe("paid");
    expect(await chargesAtGateway(merchant)).toBe(charges + 1);
  });

  test("a run that cannot be put off fails instead of waiting for long, and so does an account that is gone", async () => {
    const { merchant, id, status } = await dueCycle();
    const account = await paced(merchant, 10);
    await full(merchant, account.id);
    const before = await status();
    await expect(chargeDueCycles.run(merchant.ctx, id)).rejects.toThrow(Busy);
    expect(await status()).toBe(before);
    const gone = { ...account, id: "gone" };
    await expect(awaitChargeStart(merchant.ctx, { account: gone, charge: "first" })).rejects.toThrow("gone");
  });

  test("an account without a limit is charged whatever others book", async () => {
    const { merchant, id, status } = await payableCycle();
    const [account] = await gatewaysByCode(merchant.ctx, ["sandbox"]);
    await full(merchant, account?.id ?? "");
    await chargeDueCycles.run(merchant.ctx, id, watched().slot);
    expect(await status()).toBe("paid");
  });
});

describe("an account that its gateway's rate limit paused", () => {
  test("for a short time puts off the merchant's items, and nothing is written", async () => {
    const { merchant, id, row } = await payableCycle();
    await paused(merchant, 8);
    const [before, charges, { slot, said }] = [await row(), await chargesAtGateway(merchant), watched()];
    await chargeDueCycles.run(merchant.ctx, id, slot);
    expect(said).toEqual([expect.any(Number)]);
    expect(Number(said[0])).toBeGreaterThan(6_000);
    expect([await row(), await chargesAtGateway(merchant)]).toEqual([before, charges]);
  });

  test.each([
    ["for longer", 1_800, true],
    ["for a short time in a run that cannot be put off", 8, false],
  ])("%s moves the cycle's due time, and it is no attempt", async (_, seconds, hasSlot) => {
    const { merchant, id, row } = await payableCycle();
    await paused(merchant, seconds);
    const clockOffset = BigInt(Date.parse(DUE) - Date.now());
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { clockOffset } });
    const charges = await chargesAtGateway(merchant);
    const { slot, said } = watched();
    await chargeDueCycles.run(merchant.ctx, id, hasSlot ? slot : undefined);
    const { status, dueAt, sessionId, blockedSince } = await row();
    expect([status, sessionId, blockedSince, await chargesAtGateway(merchant)]).toEqual([
      "scheduled",
      null,
      null,
      charges,
    ]);
    const wait = ((dueAt?.getTime() ?? 0) - merchant.ctx.now().getTime()) / 1_000;
    expect([wait > seconds - 10, wait <= seconds + 1]).toEqual([true, true]);
    expect(said).toEqual(hasSlot ? ["waits"] : []);
    auditLater(merchant);
  });

  test("leaves the merchant's other accounts, and is charged when the pause is over", async () => {
    const { merchant, id, status } = await payableCycle();
    await merchant.ctx.db.gateway.create({ data: sandboxGateway(merchant.id, { code: "other" }) });
    await paused(merchant, 1_800, "other");
    await paused(merchant, -1);
    await chargeDueCycles.run(merchant.ctx, id, watched().slot);
    expect(await status()).toBe("paid");
  });

  test("is charged by an advance of a test clock, which waits for nobody", async () => {
    const { merchant, status } = await payableCycle();
    await paused(merchant, 1_800);
    await advanceTo(merchant, DUE);
    expect(await status()).toBe("paid");
  });
});

test("what an account's cycles waited for does not count once the database's clock was put back by three days", async () => {
  const { merchant, id, status } = await payableCycle();
  const { id: acquirer } = await paced(merchant, 10);
  const seconds = 3 * 86_400;
  await paused(merchant, seconds);
  await full(merchant, acquirer, seconds);
  const keyRefusedAt = new Date(Date.now() + seconds * 1_000);
  await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt } });
  await chargeDueCycles.run(merchant.ctx, id, watched().slot);
  expect(await status()).toBe("paid");
});

describe("an account whose key the gateway refused", () => {
  test.each([
    ["within the hour blocks its cycle without an attempt", 59, "scheduled", true],
    ["longer ago is charged", 61, "paid", false],
  ])("%s", async (_, minutes, expected, isBlocked) => {
    const { merchant, id, row } = await payableCycle();
    const keyRefusedAt = new Date(Date.now() - minutes * 60_000);
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt } });
    await chargeDueCycles.run(merchant.ctx, id, watched().slot);
    const { status, blockedSince, sessionId } = await row();
    expect([status, blockedSince !== null, sessionId === null]).toEqual([expected, isBlocked, isBlocked]);
    const blocked = { where: { merchantId: merchant.id, kind: "subscription" } };
    expect(await merchant.ctx.db.event.count(blocked)).toBe(isBlocked ? 1 : 0);
  });
});
