import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { type ConsoleCtx, lockMerchant, mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import type { Channel } from "@/server/domain/notifications";
import { lackedPermission, OperationNote } from "@/server/domain/operations";
import { Conflict, Forbidden, InvalidFields } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { readInput } from "@/server/kernel/read-input";
import type { Tx } from "@/server/kernel/types";
import { BULK_KINDS, type BulkKind, MOST_BULKS_AT_A_TIME, MOST_IN_BULK, movesMoney } from "../core/words";
import { paymentQueryText } from "../payment-query";
import { FORM_KEY } from "../resend-notice";
import type { BulkChoice } from "./choose-payments";
import { type ForeseenBulk, type ForeseenPayment, foreseeBulk } from "./foresee-bulk";

export class BulkNotBegun extends Conflict {
  constructor(
    readonly reason: "changed" | "tooMany" | "nothing" | "limit",
    detail: string,
  ) {
    super(detail);
  }
}

type BulkOrder = {
  readonly kind: BulkKind;
  readonly choice: BulkChoice;
  readonly key: string;
  readonly shown: string;
  readonly note: string | null;
  readonly channels: readonly Channel[];
};

export function bulkKinds(ctx: ConsoleCtx): readonly BulkKind[] {
  const mayChange = SESSION_TYPES.some((type) => mayUse(ctx.actor, sessionPermission(type, "change")));
  return BULK_KINDS.filter((kind) => (movesMoney(kind) ? lackedPermission(ctx, kind) === null : mayChange));
}

/**
 * Stores the payments that the form showed; a job runs the action on them. A repeated `key` returns the same
 * action. Recorded as an audit event.
 * @returns the action's id
 * @throws {Forbidden} without the right @throws {InvalidFields} for an invalid key or note
 * @throws {BulkNotBegun} if payments or amounts differ from the form's, or there are none or too many
 */
export async function startBulk(ctx: ConsoleCtx, order: BulkOrder): Promise<string> {
  const { kind, key, shown } = order;
  if (!bulkKinds(ctx).includes(kind)) throw new Forbidden();
  if (!FORM_KEY.test(key)) throw new InvalidFields({ key: ["Enter a valid value."] });
  const { note } = readInput(OperationNote, { note: order.note?.trim() || null });
  const earlier = await ctx.db.bulkAction.findUnique({
    where: { userId_formKey: { userId: ctx.actor.id, formKey: key } },
  });
  if (earlier !== null) return earlier.id;
  const foreseen = await foreseeBulk(ctx, kind, order.choice);
  if (foreseen.fingerprint !== shown)
    throw new BulkNotBegun("changed", "The payments have changed since the form was opened.");
  if (foreseen.isTooMany) throw new BulkNotBegun("tooMany", `At most ${MOST_IN_BULK} payments take part.`);
  if (foreseen.allowed.length === 0) throw new BulkNotBegun("nothing", "There is nothing to do.");
  return transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const same = await tx.bulkAction.findUnique({ where: { userId_formKey: { userId: ctx.actor.id, formKey: key } } });
    if (same !== null) return same.id;
    const unfinished = await tx.bulkAction.count({ where: { merchantId: ctx.merchant.id, dueAt: { not: null } } });
    if (unfinished >= MOST_BULKS_AT_A_TIME)
      throw new BulkNotBegun("limit", `${MOST_BULKS_AT_A_TIME} actions are under way.`);
    return write(ctx, tx, { ...order, note, foreseen });
  });
}

async function write(
  ctx: ConsoleCtx,
  tx: Tx,
  { kind, choice, key, note, channels, foreseen }: BulkOrder & { readonly foreseen: ForeseenBulk },
): Promise<string> {
  const now = ctx.now();
  const { allowed, sums } = foreseen;
  const own = { id: prefixed("bulk", randomBytes(25)), merchantId: ctx.merchant.id, userId: ctx.actor.id };
  const query = choice.values && paymentQueryText(choice.values);
  const made = { kind, query, formKey: key, note, channels: [...channels], payments: allowed.length };
  await tx.bulkAction.create({ data: { ...own, ...made, dueAt: now, createdAt: now } });
  await tx.bulkItem.createMany({ data: allowed.map((payment, position) => itemOf(own, payment, position)) });
  const after = { kind, payments: allowed.length, sums: sums.map(({ amount, currency }) => `${amount} ${currency}`) };
  await recordAudit(ctx, tx, { action: "payment.bulk_begun", objectId: own.id, after });
  return own.id;
}

function itemOf(
  { id: actionId, merchantId }: { readonly id: string; readonly merchantId: string },
  { sessionId, amount, event }: ForeseenPayment,
  position: number,
) {
  const moves = { amount: amount?.amount ?? null, currency: amount?.currency ?? null };
  return {
    actionId,
    merchantId,
    position,
    sessionId,
    ...moves,
    eventId: event?.eventId ?? null,
    address: event?.url ?? null,
  };
}
