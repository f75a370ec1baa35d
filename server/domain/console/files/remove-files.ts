import { dueJob } from "@/server/db/due-items";
import { expiringFiles, sweepUnnamed } from "@/server/domain/reports";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

const DAY_SECONDS = 86_400;
const KEPT_DAYS = 90;

/** Removes a file before its path in the row, so that no file is left without a row. */
export const removePaymentFiles: Job = dueJob(expiringFiles("payment_file"), {
  name: "remove-payment-files",
  shape: "lane",
  run: removeFile,
});

async function removeFile(ctx: Ctx, fileId: string): Promise<void> {
  const where = { id: fileId, merchantId: ctx.merchant.id, expiresAt: { lte: ctx.now() } };
  const file = await ctx.db.paymentFile.findFirst({ where });
  if (!file?.fileKey) return;
  await storage().remove(file.fileKey);
  await ctx.db.paymentFile.updateMany({ where, data: { fileKey: null } });
}

/** Removes files of payments without a row, and old rows without a file; may run concurrently. */
export async function sweepPaymentFiles(system: SystemCtx): Promise<void> {
  await sweepUnnamed(system, { folder: "payment-files", table: "payment_file" });
  const endedAt = { lt: addSeconds(system.realNow(), -KEPT_DAYS * DAY_SECONDS) };
  await system.db.paymentFile.deleteMany({ where: { endedAt, fileKey: null } });
}
