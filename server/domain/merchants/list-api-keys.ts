import { createdBeforeRow } from "@/server/db/sql-fragments";
import { knownStart, type Page, type PageRequest, pageOfRows, rowsToRead } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { ApiKeyView } from "./contract/answers";
import { apiKeyView } from "./views";

/** Key pairs, newest first, including revoked and expired ones. */
export async function listApiKeys(ctx: Ctx, page: PageRequest): Promise<Page<ApiKeyView>> {
  const where = { merchantId: ctx.merchant.id };
  const id = page.startingAfter;
  const start = id === undefined ? null : knownStart(await ctx.db.apiKey.findFirst({ where: { ...where, id } }));
  const [count, rows] = await Promise.all([
    ctx.db.apiKey.count({ where }),
    ctx.db.apiKey.findMany({
      where: { ...where, ...(start && createdBeforeRow(start, "asc")) },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...rowsToRead(page),
    }),
  ]);
  return pageOfRows(count, rows.map(apiKeyView), page);
}
