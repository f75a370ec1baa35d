import { knownStart, type Page, type PageRequest, pageOfRows, rowsToRead, startingNumber } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { UserView } from "./contract/answers";
import { userView } from "./views";

export async function listUsers(ctx: Ctx, page: PageRequest): Promise<Page<UserView>> {
  const where = { merchantId: ctx.merchant.id, deletedAt: null };
  const id = startingNumber(page);
  if (id !== 0) knownStart(await ctx.db.merchantUser.findFirst({ where: { ...where, id } }));
  const [count, rows] = await Promise.all([
    ctx.db.merchantUser.count({ where }),
    ctx.db.merchantUser.findMany({
      where: { ...where, id: { gt: id } },
      orderBy: { id: "asc" },
      ...rowsToRead(page),
    }),
  ]);
  return pageOfRows(count, rows.map(userView), page);
}
