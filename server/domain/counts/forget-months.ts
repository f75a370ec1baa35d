/** Forgets rows that have left their table. */
import { Prisma } from "@/server/db/client";
import type { Tx } from "@/server/kernel/types";

/**
 * The events of these months no longer count. In the transaction that takes them out of the table, while it
 * keeps everybody away from it. One statement.
 */
export async function forgetMonths(tx: Tx, months: readonly number[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM counted_part WHERE list = 'events' AND month IN (${Prisma.join([...months])})`;
}
