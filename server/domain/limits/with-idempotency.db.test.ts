import { describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { isBusy } from "@/server/db/transactions/errors";
import { within } from "@/server/db/transactions/transaction";
import { BadRequest, Busy, Conflict, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { breakableRoad } from "@/server/testing/breakable-road";
import { countStatements, testMerchant, twoConnections } from "@/server/testing/harness";
import { gate, isWaitedFor, PATIENT } from "@/server/testing/waiting";
import { pruneCounters } from "./prune-counters";
import { type Answer, withIdempotency } from "./with-idempotency";

const REQUEST = { key: "k-1", route: "create", body: { b: [1, { y: 2, x: 1 }], a: "1" } };

function later(ctx: Ctx, seconds: number): Ctx {
  return { ...ctx, realNow: () => new Date(Date.now() + seconds * 1000) };
}

describe("withIdempotency", () => {
  test("replays the first answer to the letter, whatever the order of the keys", async () => {
    const { ctx } = await testMerchant();
    const work = vi.fn(async () => ({ status: 201, body: { z: "10.500", a: [null], "2": 1 } }));
    const first = await withIdempotency(ctx, REQUEST, work);
    const again = await withIdempotency(ctx, { ...REQUEST, body: { a: "1", b: [1, { x: 1, y: 2 }] } }, work);
    expect(first.isReplay).toBe(false);
    expect(again).toMatchObject({ status: 201, isReplay: true });
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("stores the answer encrypted", async () => {
    const { ctx } = await testMerchant();
    const checkout_url = "https://pay.example/en/checkout/secret";
    await withIdempotency(ctx, REQUEST, async () => ({ status: 201, body: { checkout_url } }));
    const [row] = await database().idempotencyKey.findMany({ where: { merchantId: ctx.merchant.id } });
    expect(row?.status).toBe(201);
    expect(row?.body).not.toContain("secret");
    const again = await withIdempotency(ctx, REQUEST, async () => ({ status: 500, body: null }));
    expect(again.body).toEqual({ checkout_url });
  });

  test("keeps merchants and routes apart", async () => {
    const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
    const work = vi.fn(async () => ({ status: 200 }));
    await withIdempotency(one.ctx, REQUEST, work);
    await withIdempotency(other.ctx, REQUEST, work);
    await withIdempotency(one.ctx, { ...REQUEST, route: "adjust" }, work);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["a value", { ...REQUEST.body, a: "2" }],
    ["a type", { ...REQUEST.body, a: 1 }],
    ["the order of a list", { ...REQUEST.body, b: [{ y: 2, x: 1 }, 1] }],
    ["nothing at all", {}],
  ])("refuses the key with another body: %s", async (_, body) => {
    const { ctx } = await testMerchant();
    await withIdempotency(ctx, REQUEST, async () => ({ status: 200 }));
    await expect(withIdempotency(ctx, { ...REQUEST, body }, async () => ({ status: 200 }))).rejects.toThrow(
      Unprocessable,
    );
  });

  test("frees the key when the work refuses, breaks or answers no 2xx", async () => {
    const { ctx } = await testMerchant();
    const refused = withIdempotency(ctx, REQUEST, async () => Promise.reject(new BadRequest("No.")));
    await expect(refused).rejects.toThrow("No.");
    const broken = withIdempotency(ctx, REQUEST, async () => Promise.reject(new Error("bug")));
    await expect(broken).rejects.toThrow("bug");
    expect(await withIdempotency(ctx, REQUEST, async () => ({ status: 302 }))).toEqual({
      status: 302,
      isReplay: false,
    });
    const other = { ...REQUEST, body: "other" };
    expect(await withIdempotency(ctx, other, async () => ({ status: 200 }))).toMatchObject({ isReplay: false });
  });

  test("does not free the key when the work breaks, or loses its connection, after something was made", async () => {
    const { ctx } = await testMerchant();
    const made: (string | null)[] = [];
    const use = (end: () => Promise<never>) =>
      withIdempotency(ctx, REQUEST, async (once) => {
        made.push(once.made);
        await database().$transaction((tx) => once.claim(tx, `made-${made.length}`));
        return end();
      });
    await expect(use(() => Promise.reject(new Busy()))).rejects.toThrow(Busy);
    await expect(use(() => Promise.reject(new Error("bug")))).rejects.toThrow("bug");
    await expect(use(() => Promise.reject(new BadRequest("No.")))).rejects.toThrow("No.");
    await expect(use(() => Promise.reject(new BadRequest("No.")))).rejects.toThrow("No.");
    expect(made).toEqual([null, "made-1", "made-2", null]);
  });

  test("of fifty at once one works; the others are in progress or get its answer", async () => {
    const { ctx } = await testMerchant();
    const answered = gate();
    const work = vi.fn(async () => {
      await answered.opened;
      return { status: 201, body: { id: "one" } };
    });
    const use = () => withIdempotency(ctx, REQUEST, work).finally(answered.open);
    const all = await Promise.allSettled(Array.from({ length: 50 }, use));
    expect(work).toHaveBeenCalledTimes(1);
    for (const each of all) {
      if (each.status === "rejected") expect(each.reason).toBeInstanceOf(Conflict);
      else expect(each.value.body).toEqual({ id: "one" });
    }
  });

  test("waits for a reservation that another connection is about to write, then refuses", async () => {
    const { ctx, id } = await testMerchant();
    await twoConnections(async (first, watcher) => {
      await first.query("BEGIN");
      await first.query(
        `INSERT INTO idempotency_key (merchant_id, key, route, body_digest, lease_until)
         VALUES ($1, $2, $3, repeat('0', 64), now() + interval '1 minute')`,
        [id, REQUEST.key, REQUEST.route],
      );
      const second = withIdempotency(ctx, REQUEST, async () => ({ status: 200 }));
      const refused = expect(second).rejects.toThrow(Unprocessable);
      await isWaitedFor(first, watcher);
      await first.query("COMMIT");
      await refused;
    });
  });

  test("takes over after 60 seconds from a holder that is gone, who then can change nothing", async () => {
    const { ctx } = await testMerchant();
    let finish = (): void => undefined;
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const slow = await new Promise<{ answer: Promise<Answer> }>((begun) => {
      const answer = withIdempotency(ctx, REQUEST, async () => {
        begun({ answer });
        await finished;
        return { status: 200, body: "slow" };
      });
    });
    await expect(withIdempotency(later(ctx, 30), REQUEST, async () => ({ status: 200 }))).rejects.toThrow(Conflict);
    const taken = await withIdempotency(later(ctx, 61), REQUEST, async () => ({ status: 200, body: "taken over" }));
    finish();
    expect(await slow.answer).toMatchObject({ body: "slow" });
    expect(taken.isReplay).toBe(false);
    expect(await withIdempotency(ctx, REQUEST, async () => ({ status: 200 }))).toMatchObject({ body: "taken over" });
  });

  test("frees the key as soon as a database that was away answers, long before its lease ends", async () => {
    const { ctx } = await testMerchant();
    const road = await breakableRoad();
    const use = (work: () => Promise<Answer>) => withIdempotency(within(ctx, road.db), REQUEST, work);
    const lose = async (): Promise<Answer> => {
      await road.cut();
      await road.db.merchant.count();
      return { status: 200, body: "unreachable" };
    };
    try {
      const error = await use(lose).catch((thrown: unknown) => thrown);
      expect(isBusy(error)).toBe(true);
      const repeat = () => withIdempotency(ctx, REQUEST, async () => ({ status: 200, body: "repeat" }));
      await expect(repeat()).rejects.toThrow(Conflict);
      await road.mend();
      await vi.waitFor(async () => expect(await repeat()).toMatchObject({ body: "repeat", isReplay: false }), PATIENT);
    } finally {
      await road.close();
    }
  });

  test("keeps an answer that the database was away for, for the repeat", async () => {
    const { ctx } = await testMerchant();
    const road = await breakableRoad();
    try {
      const made = withIdempotency(within(ctx, road.db), REQUEST, async () => {
        await road.cut();
        return { status: 201, body: "made" };
      });
      expect(isBusy(await made.catch((thrown: unknown) => thrown))).toBe(true);
      await road.mend();
      const repeat = () => withIdempotency(ctx, REQUEST, async () => ({ status: 201, body: "made twice" }));
      await vi.waitFor(async () => expect(await repeat()).toMatchObject({ body: "made", isReplay: true }), PATIENT);
    } finally {
      await road.close();
    }
  });

  test("forgets after 24 hours", async () => {
    const { ctx } = await testMerchant();
    const work = vi.fn(async () => ({ status: 200 }));
    await withIdempotency(ctx, REQUEST, work);
    expect(await withIdempotency(later(ctx, 86_300), REQUEST, work)).toMatchObject({ isReplay: true });
    expect(await withIdempotency(later(ctx, 86_500), { ...REQUEST, body: 1 }, work)).toMatchObject({ isReplay: false });
  });

  test("takes keys of up to 255 characters", async () => {
    const { ctx } = await testMerchant();
    const use = (key: string) => withIdempotency(ctx, { ...REQUEST, key }, async () => ({ status: 200 }));
    await use("é".repeat(255));
    await expect(use("x".repeat(256))).rejects.toThrow(InvalidFields);
  });

  test("adds two statements to the work, and two to a replay", async () => {
    const { ctx } = await testMerchant();
    const use = () => withIdempotency(ctx, REQUEST, async () => ({ status: 200 }));
    expect((await countStatements(use)).statements).toHaveLength(2);
    expect((await countStatements(use)).statements).toHaveLength(2);
  });
});

describe("pruneCounters", () => {
  test("deletes past windows and keys, and nothing that still counts", async () => {
    const { ctx, id } = await testMerchant();
    const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
    for (const [caller, age] of [
      [`key:${id}:old`, 49],
      [`key:${id}:now`, 1],
    ] as const) {
      await database().rateCounter.create({ data: { caller, class: "general", windowStart: hoursAgo(age), count: 1 } });
    }
    for (const [ceilingId, age] of [
      [`${id}-old`, 97],
      [`${id}-now`, 24],
    ] as const)
      await database().keySpending.create({ data: { ceilingId, merchantId: id, day: hoursAgo(age), amount: 1 } });
    await withIdempotency(ctx, REQUEST, async () => ({ status: 200 }));
    await withIdempotency(later(ctx, -90_000), { ...REQUEST, key: "old" }, async () => ({ status: 200 }));
    await pruneCounters(ctx);
    const counters = await database().rateCounter.findMany({ where: { caller: { startsWith: `key:${id}` } } });
    expect(counters.map(({ caller }) => caller)).toEqual([`key:${id}:now`]);
    const spendings = await database().keySpending.findMany({ where: { merchantId: id } });
    expect(spendings.map(({ ceilingId }) => ceilingId)).toEqual([`${id}-now`]);
    const keys = await database().idempotencyKey.findMany({ where: { merchantId: id } });
    expect(keys.map(({ key }) => key)).toEqual([REQUEST.key]);
  });
});
