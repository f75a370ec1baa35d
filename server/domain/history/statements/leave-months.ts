import { Prisma } from "@/server/db/client";
import type { SystemCtx, Tx } from "@/server/kernel/types";
import { named, type Partition } from "./partitions";

export async function isInUse(system: SystemCtx, tx: Tx, leaving: readonly Partition[]): Promise<boolean> {
  const part = leaving.find(({ table }) => table === "delivery");
  if (part === undefined) return false;
  const months = Prisma.join([...part.months]);
  const [row] = await tx.$queryRaw<{ inUse: boolean }[]>`
    SELECT EXISTS (SELECT FROM ${named(part.name)} WHERE due_at IS NOT NULL)
      OR EXISTS (SELECT FROM ${named(part.name)} WHERE lease_until > ${system.realNow()})
      OR EXISTS (SELECT FROM redelivery r CROSS JOIN unnest(r.event_ids[r.tried + 1:]) AS asked (id)
        JOIN event e ON e.id = asked.id AND e.month IN (${months}) WHERE r.due_at IS NOT NULL) AS "inUse"`;
  return row?.inUse ?? true;
}
