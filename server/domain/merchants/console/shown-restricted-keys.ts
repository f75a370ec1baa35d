import type { Ctx } from "@/server/kernel/types";
import type { RestrictedKeyView } from "../contract/restricted-keys";
import { RESTRICTED_PREFIX } from "../credentials";
import { restrictedKeyView } from "../views";
import { shownKey } from "./shown-key";

export type ShownRestrictedKey = RestrictedKeyView & { readonly shown_keys: readonly string[] };

/** The newest restricted keys, including revoked and expired ones. */
export async function shownRestrictedKeys(ctx: Ctx, limit: number): Promise<readonly ShownRestrictedKey[]> {
  const rows = await ctx.db.restrictedKey.findMany({
    where: { merchantId: ctx.merchant.id },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map((row) => ({ ...restrictedKeyView(row), shown_keys: shownKey(RESTRICTED_PREFIX, row.ending) }));
}
