/** A merchant's test clock: an offset to real time that only grows (decision 0055). */

import { Forbidden, InvalidFields } from "@/server/kernel/errors";
import { addIsoDuration } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { ClockAdvanceInput, ClockView } from "./contract";

const MOST_YEARS = 10;

/** @throws {Forbidden} for production merchants, whose time is real */
export function readClock(ctx: Ctx): ClockView {
  if (ctx.merchant.production) throw new Forbidden();
  return { now: ctx.now().toISOString() };
}

/**
 * The clock's new time.
 * @throws {Forbidden} for production merchants
 * @throws {InvalidFields} for neither or both of `to` and `by`, an invalid duration, the past, or more than
 * ten years
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
