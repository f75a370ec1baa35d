/** The merchant's test clock: an offset to real time that only grows (decision 0055). */

import { Conflict, Forbidden, InvalidFields } from "@/server/kernel/errors";
import { addIsoDuration, addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { ClockAdvanceInput, ClockView } from "./contract";

/** Real seconds until the hold of an advance ends without renewal, for example of a killed process. */
const HOLD_SECONDS = 60;
const MOST_YEARS = 10;

/** @throws {Forbidden} for production merchants, whose time is real */
export function readClock(ctx: Ctx): ClockView {
  if (ctx.merchant.production) throw new Forbidden();
  return { now: ctx.now().toISOString() };
}

/**
 * The instant that an advance requests.
 * @param now on the merchant's clock
 * @throws {Forbidden} for production merchants
 * @throws {InvalidFields} for neither or both of `to` and `by`, for no duration, for the past, or for more
 * than ten years
 */
export function advanceTarget(ctx: Ctx, { to, by }: ClockAdvanceInput, now: Date): Date {
  if (ctx.merchant.production) throw new Forbidden();
  if (to !== undefined && by !== undefined) reject("non_field_errors", "Send either to or by, not both.");
  if (by !== undefined) {
    const target = addIsoDuration(now, by, ctx.merchant.timezone);
    return withinReach("by", target ?? reject("by", "Enter a positive ISO 8601 duration such as P1M or PT90M."), now);
  }
  if (to === undefined) return reject("to", "This field is required.");
  return withinReach("to", to < now ? reject("to", "The clock only moves forward.") : to, now);
}

function withinReach(field: string, target: Date, now: Date): Date {
  const farthest = new Date(now);
  farthest.setUTCFullYear(now.getUTCFullYear() + MOST_YEARS);
  return target > farthest ? reject(field, `The clock advances at most ${MOST_YEARS} years at a time.`) : target;
}

function reject(field: string, message: string): never {
  throw new InvalidFields({ [field]: [message] });
}

/** A lease of the clock. It is lost if the row's `until` (real time) has another value. */
export type ClockHold = {
  readonly until: Date;
  /** Milliseconds ahead of real time. */
  readonly offset: number;
};

/**
 * Takes the lease; jobs skip the merchant from now on. One statement.
 * @throws {Conflict} another advance holds it
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
 * Renews the lease and moves the clock to `offset`, never back. One statement.
 * @throws {Conflict} the lease was lost
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

/** Ends the lease; the clock's time stays. One statement. */
export async function releaseClock(ctx: Ctx, hold: ClockHold): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE merchant SET advancing_until = NULL WHERE id = ${ctx.merchant.id} AND advancing_until = ${hold.until}`;
}
