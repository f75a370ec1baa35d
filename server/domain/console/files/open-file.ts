import { recordAudit } from "@/server/domain/audit";
import { type ConsoleCtx, visibleTypes } from "@/server/domain/merchants";
import { type Download, openStored } from "@/server/domain/reports";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { fileState } from "./core/file-state";

const CONTENT_TYPE = "application/zip";

/**
 * Opens a file of payments for download, and records an audit event.
 * @throws {NotFound} for an unknown file, or one that is not ready or no longer stored
 * @throws {Forbidden} if the user may no longer view all types of payments in it
 */
export async function openPaymentFile(ctx: ConsoleCtx, fileId: string): Promise<Download> {
  const where = { id: fileId, merchantId: ctx.merchant.id, userId: ctx.actor.id };
  const file = await ctx.db.paymentFile.findFirst({ where });
  const state = file && fileState(file, { now: ctx.now(), realNow: ctx.realNow() });
  if (!file?.fileKey || state !== "ready") throw new NotFound("There is no such file.");
  const visible: readonly string[] | null = visibleTypes(ctx.actor);
  if (visible !== null && !file.types.every((type) => visible.includes(type))) throw new Forbidden();
  await recordAudit(ctx, ctx.db, { action: "export.payments", objectId: ctx.merchant.id });
  const facts = { contentType: CONTENT_TYPE, fileName: `${file.name}.zip` };
  const opened = await openStored(file.fileKey, facts);
  if (opened === null) throw new NotFound("There is no such file.");
  return opened;
}
