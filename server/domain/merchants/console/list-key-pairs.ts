import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import type { Ctx } from "@/server/kernel/types";
import type { ApiKeyView } from "../contract/answers";
import { apiKeyView } from "../views";

export type KeyPairView = ApiKeyView & {
  /** The creating user's name; null if a key, the operator or a deleted user created the pair. */
  readonly created_by: string | null;
  /** ISO 8601, UTC, accurate to an hour; null if never recorded. */
  readonly last_used_at: string | null;
};

/**
 * Newest first, at most `limit`, including revoked and expired pairs; the keys themselves are not stored.
 * @param cursor null for the first page
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
