import type { Ctx, Tx } from "@/server/kernel/types";
import { isRestricted } from "../core/permissions";

/** Serializes the administration of one merchant's users; must be the first statement of a transaction. */
export async function lockUsers({ actor, merchant }: Ctx, tx: Tx): Promise<void> {
  if (!isRestricted(actor)) return;
  await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchant.id} FOR NO KEY UPDATE`;
}
