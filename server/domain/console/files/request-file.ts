import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { type ConsoleCtx, lockMerchant, SESSION_TYPES, visibleTypes } from "@/server/domain/merchants";
import { Conflict } from "@/server/kernel/errors";
import { prefixed, sha256 } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Language } from "@/server/kernel/types";
import { exportName, PAYMENT_FILE_FIELDS } from "../export-payments";
import { paymentQueryText } from "../payment-query";
import { type PaymentValues, paymentDays } from "../statements/payment-query";
import { type PaymentFileLine, paymentFileLine } from "./payment-file";
import { hasMorePayments } from "./statements/payment-files";

export const MOST_SENT_AT_ONCE = 50_000;
export const MOST_FILES_AT_A_TIME = 5;
export const FILE_DAYS = 7;
/** Seconds for which an equal request returns the finished file. */
const SAME_SECONDS = 600;

/** @throws {Forbidden} */
export function isLongFile(ctx: Ctx, values: PaymentValues): Promise<boolean> {
  return hasMorePayments(ctx, values, MOST_SENT_AT_ONCE);
}

type FileRequest = {
  readonly values: PaymentValues;
  readonly fields: readonly string[];
  readonly language: Language;
};

/**
 * Requests a file of payments, which is recorded as an audit event.
 * @throws {Forbidden}
 * @throws {Conflict} if too many files are unfinished
 */
export async function requestPaymentFile(ctx: ConsoleCtx, request: FileRequest): Promise<PaymentFileLine> {
  const types = [...(visibleTypes(ctx.actor) ?? SESSION_TYPES)].sort();
  const { from, to } = paymentDays(ctx, request.values);
  const values = { ...request.values, from, to, range: from === null && to === null ? ("all" as const) : null };
  const query = paymentQueryText(values);
  const fields = PAYMENT_FILE_FIELDS.filter((name) => request.fields.includes(name));
  const fingerprint = sha256(JSON.stringify([query, fields, types]));
  const now = ctx.now();
  const data = {
    ...{ id: prefixed("pfl", randomBytes(25)), merchantId: ctx.merchant.id, userId: ctx.actor.id },
    ...{ query, fields, types, fingerprint, language: request.language, name: exportName(ctx, values) },
    ...{ dueAt: now, createdAt: now },
  };
  const file = await transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const own = { userId: ctx.actor.id, merchantId: ctx.merchant.id, fingerprint };
    const recent = { createdAt: { gt: addSeconds(now, -SAME_SECONDS) }, fileKey: { not: null } };
    const same = await tx.paymentFile.findFirst({ where: { ...own, OR: [{ dueAt: { not: null } }, recent] } });
    if (same !== null) return same;
    const unfinished = { merchantId: ctx.merchant.id, dueAt: { not: null } };
    if ((await tx.paymentFile.count({ where: unfinished })) >= MOST_FILES_AT_A_TIME)
      throw new Conflict(`${MOST_FILES_AT_A_TIME} files are being made. Ask again when one of them is finished.`);
    await recordAudit(ctx, tx, { action: "export.payment_file", objectId: data.name });
    return tx.paymentFile.create({ data });
  });
  return paymentFileLine(ctx, file);
}
