import type { ConsoleCtx } from "@/server/domain/merchants";
import { MAX_VIEWS } from "./save-view";
import { type SavedView, savedView } from "./saved-view";

/** The user's saved views and views that other users share, oldest first. */
export async function listViews(ctx: ConsoleCtx): Promise<readonly SavedView[]> {
  const rows = await ctx.db.consoleView.findMany({
    where: {
      merchantId: ctx.merchant.id,
      OR: [{ userId: ctx.actor.id }, { isShared: true, user: { deletedAt: null } }],
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: 4 * MAX_VIEWS,
  });
  return rows.map((row) => savedView(ctx, row));
}
