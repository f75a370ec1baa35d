/** Gateway events listed for a person (Spec, "Gateway events for a person"). */
import { recordAudit } from "@/server/domain/audit";
import { requirePermission } from "@/server/domain/merchants";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { jsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";

/** A notice about a gateway's event: `amount` is a decimal string; instants are ISO 8601. */
export type GatewayNotice = {
  readonly id: string;
  readonly gateway: string;
  readonly type: string;
  readonly reason: string;
  readonly count: number;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly refs: readonly (readonly [name: string, value: string])[];
  readonly sessionId: string | null;
  readonly receivedAt: string;
  /** When the event was listed for a person, ISO 8601. */
  readonly listedAt: string;
};

export const NOTICE_PERMISSION = "payment.refund";

export async function listNotices(ctx: Ctx, limit: number): Promise<readonly GatewayNotice[]> {
  const rows = await ctx.db.gatewayNotice.findMany({
    where: { merchantId: ctx.merchant.id, handledAt: null },
    orderBy: [{ listedAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map((row) => ({
    id: row.id,
    gateway: row.gatewayCode,
    type: row.type,
    reason: row.reason,
    count: row.count,
    amount: row.amount?.toFixed(3) ?? null,
    currency: row.currency,
    refs: Object.entries(jsonObject(row.refs) ?? {}).map(([name, value]) => [name, String(value)] as const),
    sessionId: row.sessionId,
    receivedAt: row.receivedAt.toISOString(),
    listedAt: row.listedAt.toISOString(),
  }));
}

const MAX_NOTE = 255;

/**
 * Marks a listed event as handled, with the person's name and note.
 * @throws {Forbidden} for a user without {@link NOTICE_PERMISSION}
 * @throws {NotFound}
 * @throws {Conflict} if it was handled already
 */
export async function handleNotice(ctx: Ctx, id: string, { note, by }: { note: string; by: string }): Promise<void> {
  requirePermission(ctx.actor, NOTICE_PERMISSION);
  const where = { id, merchantId: ctx.merchant.id };
  await ctx.db.$transaction(async (tx) => {
    const data = { handledAt: ctx.now(), handledBy: by, note: [...note].slice(0, MAX_NOTE).join("") };
    const { count } = await tx.gatewayNotice.updateMany({ where: { ...where, handledAt: null }, data });
    if (count === 0 && (await tx.gatewayNotice.count({ where })) === 0) throw new NotFound();
    if (count === 0) throw new Conflict("This event was handled already.");
    await recordAudit(ctx, tx, { action: "gateway.event_handled", objectId: id, after: { note: data.note } });
  });
}
