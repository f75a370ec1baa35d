import { randomBytes } from "node:crypto";
import type { Ctx, Tx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { InspectedFile } from "./core/inspect-file";

export const FOLDER = "payment_transactions/attachments";

const DAY_MS = 86_400_000;
/** Days for which a file without a session is kept. */
const UNNAMED_DAYS = 7;

/**
 * Stores a file, then its row, and returns the path (`file_url`). A crash between the two steps leaves a file
 * that is not served.
 */
export async function storeAttachment(ctx: Ctx, file: InspectedFile): Promise<string> {
  const { fileName, extension, contentType, bytes } = file;
  const path = `${FOLDER}/${randomBytes(20).toString("hex")}.${extension}`;
  await storage().put(path, bytes, { contentType });
  const createdAt = ctx.realNow();
  const row = { path, merchantId: ctx.merchant.id, fileName, contentType, size: bytes.length };
  await ctx.db.attachment.create({ data: { ...row, createdAt, checkAt: checkAfter(createdAt) } });
  return path;
}

export async function findAttachment(ctx: Ctx, path: string): Promise<string | null> {
  // Locks the row: the deletion of old files waits for this lock, and then keeps the file.
  const { count } = await ctx.db.attachment.updateMany({
    where: { merchantId: ctx.merchant.id, path },
    data: { checkAt: checkAfter(ctx.realNow()) },
  });
  return count === 0 ? null : path;
}

export async function releaseAttachment(ctx: Ctx, tx: Tx, path: string | null): Promise<void> {
  if (path === null) return;
  await tx.attachment.updateMany({ where: { path }, data: { checkAt: checkAfter(ctx.realNow()) } });
}

function checkAfter(instant: Date): Date {
  return new Date(instant.getTime() + UNNAMED_DAYS * DAY_MS);
}
