/** Finds a merchant without a credential, for jobs, pages and the operator's commands. */
import { merchantFacts } from "@/server/context";
import { NotFound } from "@/server/kernel/errors";
import type { MerchantFacts, SystemCtx } from "@/server/kernel/types";

/** @throws {NotFound} if the id is unknown */
export async function merchantById(system: SystemCtx, id: string): Promise<MerchantFacts> {
  const row = await system.db.merchant.findUnique({ where: { id } });
  if (row === null) throw new NotFound(`There is no merchant ${id}.`);
  return merchantFacts(row);
}

export async function merchantsByIds(system: SystemCtx, ids: readonly string[]): Promise<readonly MerchantFacts[]> {
  const rows = await system.db.merchant.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" } });
  return rows.map(merchantFacts);
}
