import { Prisma } from "@/server/db/client";
import { assigned } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { step } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { CYCLE, type CycleEvent } from "../../core/machine";
import type { CycleState, SubscriptionState } from "../../core/words";
import type { CycleFacts } from "../subscription";

type Columns<Field extends string> = { readonly [Name in Field]?: string | boolean | Date | null };

export type SubscriptionColumns = Columns<
  Exclude<Prisma.SubscriptionScalarFieldEnum, "status" | "pgCodes" | "retryDays" | "setupExtra" | "setupDetails">
>;

export type CycleColumns = Columns<Exclude<Prisma.BillingCycleScalarFieldEnum, "status" | "updatedAt" | "paidAt">>;

/** Sets columns of the locked subscription. @param status a new state, which the caller records */
export function setSubscription(
  writes: WriteBatch,
  id: string,
  columns: SubscriptionColumns,
  status?: SubscriptionState,
): void {
  writes.add(Prisma.sql`UPDATE subscription SET ${assigned({ ...columns, status })} WHERE id = ${id}`);
}

/**
 * Moves the locked cycle by one or more `events`, and records each state change; a paid cycle gets its
 * payment time. The cycle keeps a due time only while it waits for a charge, and is blocked only if `set`
 * says so.
 * @returns the name of the write
 * @throws {IllegalTransition} if a state does not accept its event
 */
export function moveCycle(
  ctx: Ctx,
  writes: WriteBatch,
  move: { cycle: CycleFacts; events: readonly CycleEvent[]; set?: CycleColumns },
): Prisma.Sql {
  const { id, merchantId } = move.cycle;
  const at = ctx.now();
  let status: CycleState = move.cycle.status;
  for (const event of move.events) {
    const taken = step(CYCLE, status, event);
    writes.record([{ merchantId, machine: "cycle", objectId: id, ...taken, at }]);
    status = taken.to;
  }
  const paid = status === "paid" ? { paidAt: at, failureReason: null } : {};
  const still = { dueAt: null, reminderDueAt: null, cardCheckDueAt: null, blockedSince: null, held: false };
  const columns = { ...still, ...move.set, ...paid, status, updatedAt: at };
  return writes.add(Prisma.sql`UPDATE billing_cycle SET ${assigned(columns)} WHERE id = ${id} RETURNING id`);
}
