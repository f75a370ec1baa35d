import { Prisma } from "@/server/db/client";
import { PAYABLE_STATES } from "@/server/domain/sessions";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";
import type { Ctx } from "@/server/kernel/types";

const PAYABLE: readonly string[] = PAYABLE_STATES;

export function storedStates(states: string): readonly string[] {
  const named = states.split(",");
  const stored = named.map((state) => (state === "voided" ? "authorized" : state));
  return [...new Set([...stored, ...(named.includes("expired") ? PAYABLE : [])])];
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

/** {@link statesSql} for one stored state. */
export function stateSql(ctx: Ctx, states: string, stored: string): Prisma.Sql {
  const own = Prisma.sql`s.state = ${stored}`;
  if (!PAYABLE.includes(stored) && stored !== "authorized") return own;
  return Prisma.sql`${own} AND ${shownState(ctx)} IN (${Prisma.join(states.split(","))})`;
}

/** SQL of session `s`'s state, with one for voided holds. */
export function shownState(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`CASE WHEN s.state = 'authorized' AND s.voided_amount > 0 THEN 'voided' ELSE ${effectiveStateAt(ctx.now())} END`;
}
