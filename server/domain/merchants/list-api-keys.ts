import type { Page, PageRequest } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { ApiKeyView } from "./contract/answers";
import { apiKeyView } from "./views";

/** Newest first, including revoked and expired pairs; the keys themselves are not stored. */
export async function listApiKeys(ctx: Ctx, { limit, offset }: PageRequest): Promise<Page<ApiKeyView>> {
  const where = { merchantId: ctx.merchant.id };
  const [count, rows] = await Promise.all([
    ctx.db.apiKey.count({ where }),
    ctx.db.apiKey.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: limit, skip: offset }),
  ]);
  return { count, results: rows.map(apiKeyView) };
}
