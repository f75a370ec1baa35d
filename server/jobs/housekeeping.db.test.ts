import { expect, test, vi } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import { testMerchant } from "@/server/testing/harness";
import { startHousekeeping } from "./housekeeping";

const sweep = vi.hoisted(() => ({ hasReachedLists: false, setClock: () => {} }));

vi.mock("./clock-watch", () => ({
  watchClock: (onJump: () => void) => {
    sweep.setClock = onJump;
    return { stop: () => {} };
  },
}));
vi.mock("@/server/domain/counts", async (original) => ({
  ...(await original<object>()),
  countLists: () => {
    sweep.hasReachedLists = true;
    // The sweep never ends, so that no later chore touches what other tests use.
    return new Promise<void>(() => {});
  },
}));

test("a clock that is set ends far leases although a sweep is running", async () => {
  const { id, ctx } = await testMerchant();
  const housekeeping = startHousekeeping();
  await vi.waitFor(() => expect(sweep.hasReachedLists).toBe(true), 8_000);
  const advancingUntil = addSeconds(new Date(), 3 * 86_400);
  await ctx.db.merchant.update({ where: { id }, data: { advancingUntil } });
  sweep.setClock();
  await vi.waitFor(async () => {
    expect((await ctx.db.merchant.findUniqueOrThrow({ where: { id } })).advancingUntil).toBeNull();
  }, 8_000);
  housekeeping.stop();
});
