import "@/server/wiring";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { Busy } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import { cancelSubscription } from "../index";

const MODES = ["immediate", "at_period_end"] as const;

const request = (mode: (typeof MODES)[number]) => ({ mode, reason: undefined, note: undefined });

/** The context of a process that dies once the work is committed: nothing is written after that. */
function dying(ctx: Ctx): Ctx {
  const die = () => Promise.reject(new Error("killed"));
  const idempotencyKey = { ...ctx.db.idempotencyKey, updateMany: die, deleteMany: die };
  const db = new Proxy(ctx.db, {
    get: (target, name) => (name === "idempotencyKey" ? idempotencyKey : Reflect.get(target, name)),
  });
  return { ...ctx, db };
}

function later(ctx: Ctx, seconds: number): Ctx {
  return { ...ctx, realNow: () => new Date(ctx.realNow().getTime() + seconds * 1000) };
}

test.each(MODES)("a kill after the commit of %s leaves its answer for the repeat", async (mode) => {
  const merchant = await merchantAt(NOW);
  const { ctx } = merchant;
  const { id: subscriptionId, row } = await writeSubscription(merchant);
  const command = { subscriptionId, request: request(mode), key: randomUUID() };
  await cancelSubscription(dying(ctx), command).catch(() => undefined);
  const { updatedAt } = await row();
  const again = await cancelSubscription(later(ctx, 61), command);
  expect(again).toMatchObject({ status: 200, isReplay: true, body: { id: subscriptionId } });
  expect(await row()).toMatchObject({ updatedAt });
});

test("a request whose key was taken over cancels nothing", async () => {
  const merchant = await merchantAt(NOW);
  const { ctx } = merchant;
  const { id: subscriptionId, row } = await writeSubscription(merchant);
  const { id: merchantId } = merchant;
  const command = { subscriptionId, request: request("immediate"), key: randomUUID() };
  const lost = { ...ctx, db: losingItsLease(ctx, { merchantId, key: command.key }) };
  await expect(cancelSubscription(lost, command)).rejects.toThrow(Busy);
  expect((await row()).status).toBe("active");
});

/** Another request takes the key over right before the work. */
function losingItsLease(ctx: Ctx, where: { merchantId: string; key: string }): Ctx["db"] {
  const leaseUntil = new Date("2100-01-01");
  return new Proxy(ctx.db, {
    get: (target, name) => {
      if (name !== "$transaction") return Reflect.get(target, name);
      return async (work: Parameters<Ctx["db"]["$transaction"]>[0]) => {
        await target.idempotencyKey.updateMany({ where, data: { leaseUntil } });
        return target.$transaction(work);
      };
    },
  });
}
