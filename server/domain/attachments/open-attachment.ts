import { NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { type OpenFile, storage } from "@/server/storage";
import { FOLDER } from "./store-attachment";

/** An open attachment; the caller must read it to its end or destroy it. */
export type OpenAttachment = OpenFile & { readonly fileName: string; readonly contentType: string };

/** @throws {NotFound} */
export async function openAttachment(system: SystemCtx, name: string): Promise<OpenAttachment> {
  const row = await system.db.attachment.findFirst({
    where: { path: `${FOLDER}/${name}`, sessions: { some: { deletedAt: null } } },
    select: { path: true, fileName: true, contentType: true },
  });
  if (row === null) throw new NotFound();
  const file = await storage().read(row.path);
  if (file === null) throw new Error("A file that a session names is not in the storage.");
  return { ...file, fileName: row.fileName, contentType: row.contentType };
}
