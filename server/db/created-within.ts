/** The ends of the span of time that a list asks for, as conditions on its rows' time of creation. */

import { startOfDay } from "@/server/kernel/time";
import type { RangeEnd } from "@/server/kernel/time-range";
import { Prisma } from "./client";

/**
 * From the instant on, itself within the span, or from the first instant of the day in `zone` (IANA).
 * `column` is an SQL fragment of ours.
 */
export function createdAfter(column: Prisma.Sql, bound: RangeEnd, zone: string): Prisma.Sql {
  const instant = bound.kind === "day" ? startOfDay(bound.day, zone) : bound.instant;
  return Prisma.sql`${column} >= ${instant}`;
}

/**
 * Up to the instant, itself within the span, or up to the last instant of the day in `zone` (IANA). `column`
 * is an SQL fragment of ours.
 */
export function createdBefore(column: Prisma.Sql, bound: RangeEnd, zone: string): Prisma.Sql {
  if (bound.kind === "instant") return Prisma.sql`${column} <= ${bound.instant}`;
  return Prisma.sql`${column} < ${startOfDay(bound.next, zone)}`;
}
