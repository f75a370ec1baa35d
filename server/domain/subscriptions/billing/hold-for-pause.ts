import type { Tx } from "@/server/kernel/types";
import type { CycleFacts } from "../record/subscription";

export async function holdForPause(tx: Tx, { id }: Pick<CycleFacts, "id">): Promise<void> {
  const nothingDue = { dueAt: null, reminderDueAt: null, cardCheckDueAt: null, blockedSince: null };
  await tx.billingCycle.update({ where: { id }, data: { held: true, ...nothingDue }, select: { id: true } });
}
