/** Lists a merchant's key pairs for people. */

import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import type { Ctx } from "@/server/kernel/types";
import type { ApiKeyView } from "../contract/answers";
import { apiKeyView } from "../views";

/** A key pair, who made it, and when either key was last taken. */
export type KeyPairView = ApiKeyView & {
  /** Null for a pair that a key or the operator made, and of a user who is deleted. */
  readonly created_by: string | null;
  /** ISO 8601, UTC, give or take an hour; null if never since this is noted. */
  readonly last_used_at: string | null;
};

/**
 * The merchant's key pairs after the cursor, newest first, at most `limit`; revoked and expired ones are
 * among them, the keys themselves are not stored.
 * @param cursor of an earlier page; null for the first
 */
export async function listKeyPairs(
  ctx: Ctx,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<CursorPage<KeyPairView>> {
  const rows = await ctx.db.apiKey.findMany({
    where: { merchantId: ctx.merchant.id, ...after(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    include: { maker: { select: { username: true, deletedAt: true } } },
  });
  return cursorPage(rows, limit, {
    cursorOf: ({ createdAt, id }) => `${createdAt.getTime()}-${id}`,
    view: ({ maker, ...row }) => ({
      ...apiKeyView(row),
      created_by: maker === null || maker.deletedAt !== null ? null : maker.username,
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
    }),
  });
}

function after(cursor: string | null) {
  const [, at, id] = /^(\d{1,15})-(key_\w{1,36})$/.exec(cursor ?? "") ?? [];
  if (at === undefined || id === undefined) return {};
  const createdAt = new Date(Number(at));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
