import { Prisma } from "@/server/db/client";
import { PAYABLE_STATES } from "@/server/domain/sessions";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";
import type { Ctx } from "@/server/kernel/types";

const PAYABLE: readonly string[] = PAYABLE_STATES;

export function storedStates(states: string): readonly string[] {
  const named = states.split(",");
  return [...new Set([...named, ...(named.includes("expired") ? PAYABLE : [])])];
}

/** SQL condition that session `s` has one of the given effective states, using the index of stored states. */
export function statesSql(ctx: Ctx, states: string): Prisma.Sql {
  return Prisma.join(
    storedStates(states).map((stored) => Prisma.sql`(${stateSql(ctx, states, stored)})`),
    " OR ",
    "(",
    ")",
  );
}

/** The part of {@link statesSql}'s condition for sessions with one stored state. */
export function stateSql(ctx: Ctx, states: string, stored: string): Prisma.Sql {
  const own = Prisma.sql`s.state = ${stored}`;
  if (!PAYABLE.includes(stored)) return own;
  return Prisma.sql`${own} AND ${effectiveStateAt(ctx.now())} IN (${Prisma.join(states.split(","))})`;
}
