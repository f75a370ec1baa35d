import type { Tx } from "@/server/kernel/types";
import { count } from "@/server/telemetry/instruments";
import { PREPARED } from "../driver/prepared-statements";
import { Prisma } from "../generated/client";

export type StateChangeInput = {
  readonly merchantId: string;
  readonly machine: string;
  readonly objectId: string;
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly at: Date;
};

export async function recordChanges(tx: Tx, changes: readonly StateChangeInput[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.$executeRaw`${PREPARED} ${changesInsertion(changes)}`;
  countSteps(changes);
}

/** An INSERT of state changes; the caller must also count them by {@link countSteps}. */
export function changesInsertion(changes: readonly StateChangeInput[]): Prisma.Sql {
  const rows = changes.map(
    ({ merchantId, machine, objectId, from, event, to, at }) =>
      Prisma.sql`(${merchantId}, ${machine}, ${objectId}, ${from}, ${event}, ${to}, ${at}::timestamptz)`,
  );
  return Prisma.sql`
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at) VALUES ${Prisma.join(rows)}`;
}

export function countSteps(steps: readonly Pick<StateChangeInput, "machine" | "to">[]): void {
  for (const { machine, to } of steps) count("sarraf_state_changes_total", { machine, to });
}
