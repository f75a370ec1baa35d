import { Conflict } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

/**
 * Real seconds after which an advance that is not renewed ends, for example because its process was killed.
 */
const HOLD_SECONDS = 60;

/** A lease of the test clock. It is lost if the row's `until` (real time) has another value. */
export type ClockHold = {
  readonly until: Date;
  /** The test clock's offset, in milliseconds ahead of real time. */
  readonly offset: number;
};

/**
 * Leases the test clock for an advance; jobs skip the merchant from now on.
 * @throws {Conflict} if another advance holds the lease
 */
export async function holdClock(ctx: Ctx): Promise<ClockHold> {
  const now = ctx.realNow();
  const until = addSeconds(now, HOLD_SECONDS);
  const [row] = await ctx.db.$queryRaw<{ offset: bigint }[]>`
    UPDATE merchant SET advancing_until = ${until}
    WHERE id = ${ctx.merchant.id} AND NOT production AND (advancing_until IS NULL OR advancing_until <= ${now})
    RETURNING clock_offset AS offset`;
  if (row === undefined) throw new Conflict("The test clock is being advanced already.");
  return { until, offset: Number(row.offset) };
}

/**
 * Renews the lease and moves the test clock to `offset`, never back.
 * @throws {Conflict} if the lease was lost
 */
export async function moveClock(ctx: Ctx, hold: ClockHold, offset: number): Promise<ClockHold> {
  const until = addSeconds(ctx.realNow(), HOLD_SECONDS);
  const [row] = await ctx.db.$queryRaw<{ offset: bigint }[]>`
    UPDATE merchant SET clock_offset = greatest(clock_offset, ${BigInt(Math.ceil(offset))}), advancing_until = ${until}
    WHERE id = ${ctx.merchant.id} AND advancing_until = ${hold.until}
    RETURNING clock_offset AS offset`;
  if (row === undefined) throw new Conflict("This advance of the test clock was interrupted.");
  return { until, offset: Number(row.offset) };
}

/** Ends the lease of the test clock, which keeps its time. */
export async function releaseClock(ctx: Ctx, hold: ClockHold): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE merchant SET advancing_until = NULL WHERE id = ${ctx.merchant.id} AND advancing_until = ${hold.until}`;
}
