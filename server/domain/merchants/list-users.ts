import type { Page, PageRequest } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { UserView } from "./contract/answers";
import { userView } from "./views";

export async function listUsers(ctx: Ctx, { limit, offset }: PageRequest): Promise<Page<UserView>> {
  const where = { merchantId: ctx.merchant.id, deletedAt: null };
  const [count, rows] = await Promise.all([
    ctx.db.merchantUser.count({ where }),
    ctx.db.merchantUser.findMany({ where, orderBy: { id: "asc" }, take: limit, skip: offset }),
  ]);
  return { count, results: rows.map(userView) };
}
