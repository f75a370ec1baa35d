/** Records state changes beside the changes themselves: nothing moves a machine without leaving a row. */
import type { Tx } from "@/server/kernel/types";
import { count } from "@/server/telemetry/instruments";
import { Prisma } from "./client";

/** One step of one machine. */
export type StateChangeInput = {
  readonly merchantId: string;
  readonly machine: string;
  readonly objectId: string;
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** On the merchant's clock. */
  readonly at: Date;
};

/** Appends the steps, oldest first, in the caller's transaction. One statement. */
export async function recordChanges(tx: Tx, changes: readonly StateChangeInput[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.stateChange.createMany({ data: [...changes] });
  countSteps(changes);
}

/** The same as a part of a statement, whose sender counts the steps. */
export function changesInsertion(changes: readonly StateChangeInput[]): Prisma.Sql {
  const rows = changes.map(
    ({ merchantId, machine, objectId, from, event, to, at }) =>
      Prisma.sql`(${merchantId}, ${machine}, ${objectId}, ${from}, ${event}, ${to}, ${at})`,
  );
  return Prisma.sql`
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at) VALUES ${Prisma.join(rows)}`;
}

/** Counts steps that a statement of its own has written. */
export function countSteps(steps: readonly Pick<StateChangeInput, "machine" | "to">[]): void {
  for (const { machine, to } of steps) count("sarraf_state_changes_total", { machine, to });
}
