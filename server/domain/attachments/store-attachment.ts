/** Keeps a file that a merchant uploaded, and finds it again. */
import { randomBytes } from "node:crypto";
import type { Ctx, Tx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { InspectedFile } from "./core/inspect-file";

/** Where the files lie, below `/media/` as well. */
export const FOLDER = "payment_transactions/attachments";

const DAY_MS = 86_400_000;
/** How long a file is kept that no session names. */
const UNNAMED_DAYS = 7;

/**
 * Stores the file, then its row, and returns its path: what the upload answers as `file_url`. A crash between
 * the two leaves a file without a row, which is not served.
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

/**
 * The path, if it is that of a file of the merchant's; a session may name it from now on. Null for any other
 * text. One statement.
 */
export async function findAttachment(ctx: Ctx, path: string): Promise<string | null> {
  // Housekeeping that is about to remove the file waits for this row, and then leaves it alone.
  const { count } = await ctx.db.attachment.updateMany({
    where: { merchantId: ctx.merchant.id, path },
    data: { checkAt: checkAfter(ctx.realNow()) },
  });
  return count === 0 ? null : path;
}

/** Has housekeeping look at a file that a session no longer names. */
export async function releaseAttachment(ctx: Ctx, tx: Tx, path: string | null): Promise<void> {
  if (path === null) return;
  await tx.attachment.updateMany({ where: { path }, data: { checkAt: checkAfter(ctx.realNow()) } });
}

function checkAfter(instant: Date): Date {
  return new Date(instant.getTime() + UNNAMED_DAYS * DAY_MS);
}
