import { buffer } from "node:stream/consumers";
import type { Ctx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

/** The file of a session, at most 2.5 MB (Spec, "Attachments and QR codes" 1 to 7). */
export type SessionFile = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

export async function readSessionFile(ctx: Ctx, sessionId: string): Promise<SessionFile | null> {
  const row = await ctx.db.attachment.findFirst({
    where: { merchantId: ctx.merchant.id, sessions: { some: { id: sessionId, deletedAt: null } } },
    select: { path: true, fileName: true, contentType: true },
  });
  if (row === null) return null;
  const file = await storage().read(row.path);
  if (file === null) throw new Error("A file that a session names is not in the storage.");
  return { filename: row.fileName, contentType: row.contentType, content: await buffer(file.body) };
}
