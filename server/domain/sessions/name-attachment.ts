import { findAttachment, storeAttachment } from "@/server/domain/attachments";
import type { Ctx } from "@/server/kernel/types";
import type { SessionFields } from "./contract/requests";
import type { Details } from "./core/rules";

/**
 * The path of the file that the request attaches or names; null if it removes the attachment or names an
 * unknown upload; undefined if the request has no such field. Stores the file, so it must not run inside a
 * transaction.
 */
export async function nameAttachment(
  ctx: Ctx,
  { attachment, details }: SessionFields,
): Promise<string | null | undefined> {
  if (attachment !== undefined) return attachment === null ? null : storeAttachment(ctx, attachment);
  const { attachment_upload_url: upload } = details;
  return typeof upload === "string" ? findAttachment(ctx, upload) : undefined;
}

export function withoutUpload({ attachment_upload_url: _, ...details }: Details): Details {
  return details;
}
