import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "@/server/db/transactions/errors";
import type { Ctx } from "@/server/kernel/types";

const PAUSE_MS = 250;

/**
 * Runs `write`, which must be idempotent. If the database is unavailable, throws at once and retries in the
 * background until `end` (real time).
 */
export async function writeInTheEnd(ctx: Ctx, end: Date, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isBusy(error)) void tryUntil(ctx, end, write);
    throw error;
  }
}

async function tryUntil(ctx: Ctx, end: Date, write: () => Promise<unknown>): Promise<void> {
  while (ctx.realNow() < end) {
    await sleep(PAUSE_MS, undefined, { ref: false });
    try {
      await write();
      return;
    } catch (error) {
      if (isBusy(error)) continue;
      return ctx.log.warn({ err: error }, "What a request had to write after its database was away is lost.");
    }
  }
}
