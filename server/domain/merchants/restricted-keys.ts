import { randomBytes } from "node:crypto";
import type { RestrictedKey } from "@/server/db/generated/client";
import { createdBeforeRow } from "@/server/db/sql-fragments";
import { transaction } from "@/server/db/transactions/transaction";
import { API_VERSIONS, newestVersion } from "@/server/kernel/api-version";
import { NotFound } from "@/server/kernel/errors";
import { prefixed, sha256 } from "@/server/kernel/ids";
import { knownStart, type Page, type PageRequest, pageOfRows, rowsToRead } from "@/server/kernel/page";
import type { Ctx, Tx } from "@/server/kernel/types";
import { requireKeyMaker } from "./administering";
import { recordAdministration } from "./administration-record";
import type {
  KeyRotation,
  NewRestrictedKey,
  NewRestrictedKeyView,
  RestrictedKeyView,
} from "./contract/restricted-keys";
import { RESTRICTED_PREFIX } from "./credentials";
import { formerEnd, requireFuture, requireUsable } from "./key-ends";
import { endingOf, newId } from "./keys";
import { lockMerchant } from "./statements/merchant-row";
import { restrictedKeyView } from "./views";

/**
 * @throws {Forbidden} for a restricted key
 * @throws {InvalidFields} if `expiresAt` is in the past
 */
export async function createRestrictedKey(ctx: Ctx, input: NewRestrictedKey): Promise<NewRestrictedKeyView> {
  requireKeyMaker(ctx.actor);
  requireFuture(ctx, input.expiresAt);
  const { ceiling, ...columns } = input;
  return transaction(ctx.db, async (tx) => {
    const { row, key } = await insert(ctx, tx, {
      ...columns,
      ceilingId: null,
      ceilingAmount: ceiling?.amount.toFixed() ?? null,
      ceilingCurrency: ceiling?.currency ?? null,
      apiVersion: newestVersion(API_VERSIONS),
    });
    const view = restrictedKeyView(row);
    await recordAdministration(ctx, tx, { action: "restricted_key.created", objectId: row.id, after: view });
    return { ...view, restricted_key: key };
  });
}

type Copied = Pick<
  RestrictedKey,
  "name" | "permissions" | "addresses" | "expiresAt" | "ceilingCurrency" | "apiVersion"
>;
type NewRow = Copied & {
  readonly ceilingAmount: RestrictedKey["ceilingAmount"] | string;
  /** The ceiling of the replaced key, which both keys share; null for a new key. */
  readonly ceilingId: string | null;
};

async function insert(ctx: Ctx, tx: Tx, columns: NewRow): Promise<{ row: RestrictedKey; key: string }> {
  const id = newId("rkey");
  const key = prefixed(RESTRICTED_PREFIX, randomBytes(25));
  const createdBy = ctx.actor.kind === "user" ? ctx.actor.id : null;
  const data = { ...columns, id, merchantId: ctx.merchant.id, digest: sha256(key), ending: endingOf(key), createdBy };
  const row = await tx.restrictedKey.create({ data: { ...data, ceilingId: columns.ceilingId ?? id } });
  return { row, key };
}

export async function listRestrictedKeys(ctx: Ctx, page: PageRequest): Promise<Page<RestrictedKeyView>> {
  const where = { merchantId: ctx.merchant.id };
  const id = page.startingAfter;
  const start = id === undefined ? null : knownStart(await ctx.db.restrictedKey.findFirst({ where: { ...where, id } }));
  const [count, rows] = await Promise.all([
    ctx.db.restrictedKey.count({ where }),
    ctx.db.restrictedKey.findMany({
      where: { ...where, ...(start && createdBeforeRow(start, "asc")) },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...rowsToRead(page),
    }),
  ]);
  return pageOfRows(count, rows.map(restrictedKeyView), page);
}

/**
 * Ends a restricted key at once, in every process; a key may end itself. Idempotent.
 * @throws {NotFound}
 */
export async function revokeRestrictedKey(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id };
  const data = { revokedAt: ctx.realNow() };
  await transaction(ctx.db, async (tx) => {
    const { count } = await tx.restrictedKey.updateMany({ where: { ...where, revokedAt: null }, data });
    if (count === 0 && (await tx.restrictedKey.count({ where })) === 0) throw new NotFound();
    if (count > 0) await recordAdministration(ctx, tx, { action: "restricted_key.revoked", objectId: id });
  });
}

/**
 * Creates a restricted key with the same permissions, addresses and (shared) ceiling; the former key ends
 * after the overlap.
 * @throws {NotFound}
 * @throws {Conflict} if the former key has ended
 * @throws {Forbidden} {InvalidFields} as {@link createRestrictedKey}
 */
export async function rotateRestrictedKey(ctx: Ctx, id: string, input: KeyRotation): Promise<NewRestrictedKeyView> {
  requireKeyMaker(ctx.actor);
  requireFuture(ctx, input.expiresAt ?? null);
  return transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const former = await tx.restrictedKey.findFirst({ where: { id, merchantId: ctx.merchant.id } });
    if (former === null) throw new NotFound();
    requireUsable(ctx, former);
    const { name, permissions, addresses, ceilingId, ceilingAmount, ceilingCurrency, apiVersion } = former;
    const expiresAt = input.expiresAt === undefined ? former.expiresAt : input.expiresAt;
    const copied = { name, permissions, addresses, ceilingId, ceilingAmount, ceilingCurrency, apiVersion, expiresAt };
    const { row, key } = await insert(ctx, tx, copied);
    const ended = await tx.restrictedKey.update({ where: { id }, data: { expiresAt: formerEnd(ctx, former, input) } });
    const view = restrictedKeyView(row);
    const after = { ...restrictedKeyView(ended), replaced_by: row.id };
    const before = restrictedKeyView(former);
    await recordAdministration(ctx, tx, { action: "restricted_key.rotated", objectId: id, before, after });
    return { ...view, restricted_key: key };
  });
}
