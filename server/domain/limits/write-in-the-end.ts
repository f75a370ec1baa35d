/** Writes that outlast a database that is away for a moment. */
import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "@/server/db/transactions/errors";
import type { Ctx } from "@/server/kernel/types";

const PAUSE_MS = 250;

/**
 * Writes; if the database is away, throws at once and goes on trying until `end`, of real time, so that the
 * request is answered meanwhile. Writing twice must be harmless.
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
