/** The file that a request attaches to its session. */
import { findAttachment, storeAttachment } from "@/server/domain/attachments";
import type { Ctx } from "@/server/kernel/types";
import type { SessionFields } from "./contract/requests";
import type { Details } from "./core/rules";

/**
 * The path of the file that the request carries, or else of the earlier upload that it names; null if it
 * wants none, or names no upload of the merchant's; undefined if it says nothing. Stores the file: never
 * inside a transaction.
 */
export async function nameAttachment(
  ctx: Ctx,
  { attachment, details }: SessionFields,
): Promise<string | null | undefined> {
  if (attachment !== undefined) return attachment === null ? null : storeAttachment(ctx, attachment);
  const { attachment_upload_url: upload } = details;
  return typeof upload === "string" ? findAttachment(ctx, upload) : undefined;
}

/** The details without the name of an upload that another file has taken the place of. */
export function withoutUpload({ attachment_upload_url: _, ...details }: Details): Details {
  return details;
}
