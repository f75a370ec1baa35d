import { afterEach, describe, expect, test } from "vitest";
import { merchantFacts } from "@/server/context";
import { deliverWebhooks } from "@/server/domain/webhooks";
import type { Ctx, Job } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { gate } from "@/server/testing/waiting";
import { testEvent } from "@/server/testing/webhooks";
import { advanceClock } from "./advance";
import { JOBS } from "./registry";

/** Seconds from each failed try to the next (Spec, "Webhook deliveries"). */
const RETRY_WAITS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

const started: Receiver[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

async function receiver(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const made = await startReceiver(...args);
  started.push(made);
  return made;
}

function fromNow(ctx: Ctx, milliseconds: number): Date {
  return new Date(ctx.now().getTime() + milliseconds);
}

/** A job of one merchant over a list of due times in memory; each run takes the earliest away. */
function listed(name: string, times: Date[], onRun: (at: Date, ctx: Ctx) => void | Promise<void>): Job {
  const earliest = (): Date | undefined => times.sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    name,
    nextAt: async (system, scope) => {
      const at = earliest();
      if (at === undefined || scope === "all" || scope.merchantId === undefined) return null;
      return new Date(at.getTime() - (await offsetOf(system.db, scope.merchantId)));
    },
    due: async (system, scope) => {
      const at = earliest();
      if (at === undefined || scope === "all" || scope.merchantId === undefined) return [];
      const dueAt = new Date(at.getTime() - (await offsetOf(system.db, scope.merchantId)));
      const due = dueAt <= (scope.until ?? system.realNow());
      return due ? [{ merchantId: scope.merchantId, id: `${name}-${at.getTime()}`, dueAt }] : [];
    },
    run: async (ctx) => {
      const at = times.shift();
      if (at !== undefined) await onRun(at, ctx);
    },
  };
}

async function offsetOf(db: Ctx["db"], id: string): Promise<number> {
  return Number((await db.merchant.findUniqueOrThrow({ where: { id } })).clockOffset);
}

async function merchantRow({ ctx, id }: TestMerchant) {
  return ctx.db.merchant.findUniqueOrThrow({ where: { id } });
}

describe("advancing walks a retry schedule", () => {
  test("every try is made at its due time, to the last one, if each advance ends before the next", async () => {
    const [merchant, shop] = [await testMerchant(), await receiver(500)];
    const { deliveryId } = await testEvent(merchant, { url: shop.url() });
    await advanceClock(merchant.ctx, { by: "PT1S" });
    for (const wait of RETRY_WAITS) {
      const dueAt = async () => (await merchant.ctx.db.delivery.findFirstOrThrow({ where: { id: deliveryId } })).dueAt;
      expect(await dueAt()).not.toBeNull();
      await advanceClock(merchant.ctx, { by: `PT${Math.ceil(wait * 1.2) + 1}S` });
    }
    expect(shop.received).toHaveLength(10);
    const delivery = await merchant.ctx.db.delivery.findFirstOrThrow({
      where: { id: deliveryId },
      include: { log: { orderBy: { number: "asc" } } },
    });
    expect(delivery).toMatchObject({ state: "exhausted", attempts: 10, dueAt: null });
    expect(delivery.log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const each of delivery.log) expect(each).toMatchObject({ status: 500, error: "Answered 500." });
    for (const [index, wait] of RETRY_WAITS.entries()) {
      const [from, to] = [delivery.log[index]?.at.getTime() ?? 0, delivery.log[index + 1]?.at.getTime() ?? 0];
      expect((to - from) / 1000).toBeGreaterThanOrEqual(wait * 0.8);
      // The clock runs on while a step is worked on, so a try ends a little after it fell due.
      expect((to - from) / 1000).toBeLessThanOrEqual(wait * 1.2 + 10);
    }
  });

  test("an address that failed is not dialled again, and what was not tried is due when the advance ends", async () => {
    const [merchant, shop] = [await testMerchant(), await receiver(500)];
    for (let count = 0; count < 5; count += 1) await testEvent(merchant, { url: shop.url() });
    const { now } = await advanceClock(merchant.ctx, { by: "P10D" });
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(10 * 86_400_000 - 60_000);
    expect(shop.received).toHaveLength(1);
    const rows = await merchant.ctx.db.delivery.findMany({
      where: { merchantId: merchant.id },
      orderBy: { attempts: "asc" },
    });
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ...Array.from({ length: 4 }, () => ["pending", 0]),
      ["pending", 1],
    ]);
    for (const { dueAt } of rows) expect(dueAt?.getTime()).toBeLessThanOrEqual(Date.parse(now) + 1);
  });

  test("a receiver that does not answer costs two seconds, once", async () => {
    const [merchant, shop] = [await testMerchant(), await receiver(() => undefined)];
    const { deliveryId } = await testEvent(merchant, { url: shop.url() });
    const begun = Date.now();
    await advanceClock(merchant.ctx, { by: "P5D" });
    expect(Date.now() - begun).toBeLessThan(15_000);
    const log = await merchant.ctx.db.deliveryAttempt.findMany({ where: { deliveryId }, orderBy: { number: "asc" } });
    expect(log.map(({ error }) => error)).toEqual(["No answer within 2 s."]);
  });

  test("receivers that answer slowly cost three seconds each, and twenty in all", async () => {
    const merchant = await testMerchant();
    const walk = {
      failedUrls: new Set<string>(),
      waitedMs: new Map<string, number>(),
      until: fromNow(merchant.ctx, 1),
    };
    const shop = await receiver();
    const walking: Ctx = { ...merchant.as({ actor: { kind: "service" } }), walk };
    const deliver = async (path: string): Promise<number> => {
      const { deliveryId } = await testEvent(merchant, { url: shop.url(path) });
      await deliverWebhooks.run(walking, deliveryId);
      return shop.received.filter((each) => each.path === path).length;
    };
    walk.waitedMs.set(shop.url("/slow"), 2_999.9);
    expect([await deliver("/slow"), await deliver("/slow"), await deliver("/other")]).toEqual([1, 1, 1]);
    for (const name of "abcdef") walk.waitedMs.set(shop.url(`/${name}`), 2_900);
    expect(await deliver("/other")).toBe(1);
    const left = await merchant.ctx.db.delivery.findMany({ where: { merchantId: merchant.id, state: "pending" } });
    expect(left.map(({ attempts, dueAt }) => [attempts, dueAt])).toEqual([
      [0, new Date(walk.until.getTime() + 1)],
      [0, new Date(walk.until.getTime() + 1)],
    ]);
  });

  test("a delivery still in the hands of a request is waited for", async () => {
    const [merchant, shop] = [await testMerchant(), await receiver()];
    const { deliveryId } = await testEvent(merchant, { url: shop.url(), leaseUntil: new Date(Date.now() + 800) });
    const { ran } = await advanceClock(merchant.ctx, { by: "PT1M" });
    expect(ran).toMatchObject({ "deliver-webhooks": 1 });
    const row = await merchant.ctx.db.delivery.findFirstOrThrow({ where: { id: deliveryId } });
    expect(row).toMatchObject({ state: "delivered", attempts: 1 });
  });
});

describe("the walk", () => {
  test("runs what falls due in time order, each at its instant, and ends at the target", async () => {
    const merchant = await testMerchant();
    const { ctx } = merchant;
    const order: string[] = [];
    const due = (days: number): Date => fromNow(ctx, days * 86_400_000);
    const note = (name: string) => (at: Date, step: Ctx) => {
      order.push(name);
      expect(step.now().getTime() - at.getTime()).toBeGreaterThanOrEqual(0);
      expect(step.now().getTime() - at.getTime()).toBeLessThan(15_000);
    };
    const target = due(40);
    const { now, ran } = await advanceClock(ctx, { to: target }, [
      listed("a", [due(30), due(1), due(50)], note("a")),
      listed("b", [due(2), due(31)], note("b")),
    ]);
    expect(order).toEqual(["a", "b", "a", "b"]);
    expect(ran).toEqual({ a: 2, b: 2 });
    expect(Date.parse(now) - target.getTime()).toBeLessThan(15_000);
    expect(Date.parse(now)).toBeGreaterThanOrEqual(target.getTime());
  });

  test("breaks ties by the order of the jobs", async () => {
    const { ctx } = await testMerchant();
    const at = fromNow(ctx, 3_600_000);
    const order: string[] = [];
    const job = (name: string): Job =>
      // The log of the request links no timeline entry of what the clock made due.
      listed(name, [new Date(at)], (_at, { caused }) => void order.push(caused === undefined ? name : "linked"));
    await advanceClock({ ...ctx, caused: [] }, { by: "PT2H" }, [job("first"), job("second"), job("third")]);
    expect(order).toEqual(["first", "second", "third"]);
  });

  test("follows what its own steps make due", async () => {
    const { ctx } = await testMerchant();
    const times = [fromNow(ctx, 1_000)];
    const hourly = listed("hourly", times, (at) => void times.push(new Date(at.getTime() + 3_600_000)));
    const { ran } = await advanceClock(ctx, { by: "P10D" }, [hourly]);
    expect(ran).toEqual({ hourly: 240 });
  });

  test("the registry settles first, ends before it charges, charges before it reminds, and delivers last", () => {
    expect(JOBS.map(({ name }) => name)).toEqual([
      "work-gateway-notifications",
      "resolve-unknown-operations",
      "watch-reservations",
      "run-automatic-inquiries",
      "finish-cancellations",
      "expire-subscriptions",
      "turn-pauses",
      "charge-due-cycles",
      "retry-cycles",
      "renewal-reminders",
      "expiring-cards",
      "expire-sessions",
      "fail-abandoned-setups",
      "mark-overdue-invoices",
      "invoice-reminders",
      "expire-approval-requests",
      "release-reservations",
      "deliver-webhooks",
      "send-events-again",
      "run-bulk-actions",
      "send-emails",
      "send-sms",
      "send-whatsapp",
      "schedule-reports",
      "write-reports",
      "remove-report-files",
      "write-payment-files",
      "remove-payment-files",
      "forget-removed-cards",
      "write-daily-figures",
      "watch-alerts",
    ]);
  });
});

describe("the test clock is one merchant's and one advance's at a time", () => {
  test("a second advance is refused while the first is under way", async () => {
    const { ctx } = await testMerchant();
    const [begun, end] = [gate(), gate()];
    const slow = listed("slow", [fromNow(ctx, 60_000)], () => {
      begun.open();
      return end.opened;
    });
    const first = advanceClock(ctx, { by: "PT1H" }, [slow]);
    await begun.opened;
    await expect(advanceClock(ctx, { by: "PT1H" }, [])).rejects.toMatchObject({ kind: "conflict" });
    end.open();
    await expect(first).resolves.toMatchObject({ ran: { slow: 1 } });
    await expect(advanceClock(ctx, { by: "PT1H" }, [])).resolves.toMatchObject({ ran: {} });
  });

  test("other drivers do not see the merchant's items meanwhile", async () => {
    const [merchant, shop] = [await testMerchant(), await receiver()];
    const deliver = JOBS.find(({ name }) => name === "deliver-webhooks");
    let seen = -1;
    const probe = listed("probe", [fromNow(merchant.ctx, 60_000)], async (_, ctx) => {
      await testEvent(merchant, { url: shop.url() });
      const items = (await deliver?.due(ctx, "all", 10_000)) ?? [];
      seen = items.filter(({ merchantId }) => merchantId === merchant.id).length;
    });
    await advanceClock(merchant.ctx, { by: "PT2M" }, [probe]);
    expect(seen).toBe(0);
    const items = (await deliver?.due(merchant.ctx, "all", 10_000)) ?? [];
    expect(items.filter(({ merchantId }) => merchantId === merchant.id)).toHaveLength(1);
  });

  test("an advance that fails leaves the clock where it stood, free for the next", async () => {
    const merchant = await testMerchant();
    const stop = fromNow(merchant.ctx, 86_400_000);
    const failing = listed("failing", [stop], () => Promise.reject(new Error("a bug")));
    await expect(advanceClock(merchant.ctx, { by: "P30D" }, [failing])).rejects.toThrow("a bug");
    const row = await merchantRow(merchant);
    expect(row.advancingUntil).toBeNull();
    const shown = Date.now() + Number(row.clockOffset) - stop.getTime();
    expect(Math.abs(shown)).toBeLessThan(15_000);
  });

  test("a killed advance gives way when its hold runs out, and cannot go on afterwards", async () => {
    const merchant = await testMerchant();
    const { db } = merchant.ctx;
    const [begun, end] = [gate(), gate()];
    const times = [fromNow(merchant.ctx, 60_000), fromNow(merchant.ctx, 120_000)];
    const slow = listed("slow", times, () => {
      begun.open();
      return end.opened;
    });
    const first = advanceClock(merchant.ctx, { by: "PT1H" }, [slow]);
    const outcome = expect(first).rejects.toMatchObject({ kind: "conflict" });
    await begun.opened;
    await db.merchant.update({ where: { id: merchant.id }, data: { advancingUntil: new Date(Date.now() - 1) } });
    await expect(advanceClock(merchant.ctx, { by: "PT1M" }, [])).resolves.toMatchObject({ ran: {} });
    end.open();
    await outcome;
    expect(Number((await merchantRow(merchant)).clockOffset)).toBeLessThan(600_000);
  });

  test("the clock adds up over advances and keeps running", async () => {
    const merchant = await testMerchant();
    await advanceClock(merchant.ctx, { by: "P1D" }, []);
    const again: Ctx = { ...merchant.ctx, merchant: merchantFacts(await merchantRow(merchant)) };
    const shown = { ...again, now: () => new Date(Date.now() + again.merchant.clockOffset) };
    await advanceClock(shown, { by: "P1D" }, []);
    const offset = Number((await merchantRow(merchant)).clockOffset);
    expect(Math.abs(offset - 2 * 86_400_000)).toBeLessThan(15_000);
  });
});
