import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { InvalidFields } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { type NewView, normalQuery, type SavedView, savedView } from "./saved-view";

export const MAX_VIEWS = 20;

export function viewNameTaken(): InvalidFields {
  return new InvalidFields({ name: ["A view with that name already exists."] });
}

/**
 * Saves a view of the payments list for the user, or for all users.
 * @throws {InvalidFields} if the user has a view with that name, or twenty views, or the query is empty
 */
export async function saveView(ctx: ConsoleCtx, input: z.infer<typeof NewView>): Promise<SavedView> {
  const query = normalQuery(input.query);
  if (query === "") throw new InvalidFields({ query: ["This view has no filter."] });
  const { id: userId } = ctx.actor;
  const data = {
    id: prefixed("view", randomBytes(25)),
    merchantId: ctx.merchant.id,
    userId,
    name: input.name,
    query,
    isShared: input.everybody ?? false,
    createdAt: ctx.realNow(),
  };
  try {
    return await transaction(ctx.db, async (tx) => {
      if ((await tx.consoleView.count({ where: { userId } })) >= MAX_VIEWS)
        throw new InvalidFields({ name: [`Ensure that there are no more than ${MAX_VIEWS} views.`] });
      const view = savedView(ctx, await tx.consoleView.create({ data }));
      const { name, isShared } = view;
      await recordAudit(ctx, tx, { action: "view.saved", objectId: view.name, after: { name, query, isShared } });
      return view;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw viewNameTaken();
    throw error;
  }
}
