import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import type { Ctx } from "@/server/kernel/types";
import type { ApiKeyView } from "../contract/answers";
import { PRIVATE_PREFIX, PUBLIC_PREFIX } from "../credentials";
import { apiKeyView } from "../views";
import { shownKey } from "./shown-key";

export type KeyPairView = ApiKeyView & {
  /** Name of the user who created the pair; null for a key, the operator or a deleted user. */
  readonly created_by: string | null;
  /** Time of the last use, ISO 8601 in UTC, accurate to an hour; null if never used. */
  readonly last_used_at: string | null;
  readonly shown_keys: readonly string[];
};

/**
 * Key pairs, newest first, including revoked and expired ones, without the keys themselves, which are not
 * stored.
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
      shown_keys: [...shownKey(PRIVATE_PREFIX, row.privateEnding), ...shownKey(PUBLIC_PREFIX, row.publicEnding)],
    }),
  });
}

function after(cursor: string | null) {
  const [, at, id] = /^(\d{1,15})-(key_\w{1,36})$/.exec(cursor ?? "") ?? [];
  if (at === undefined || id === undefined) return {};
  const createdAt = new Date(Number(at));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
