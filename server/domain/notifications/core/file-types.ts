/**
 * Files that mails may have: the kinds that sessions accept, if name and content agree (Spec, "Customer
 * notifications" 6 to 10).
 */
import { type InspectedFile, inspectFile, MAX_FILE_BYTES } from "@/server/domain/attachments/core/inspect-file";
import { UploadedFile } from "@/server/kernel/uploaded-file";

/** Maximum decoded size in bytes of all files of a mail. */
export { MAX_FILE_BYTES };

export const MAX_FILES = 10;

export const TOO_MANY_BYTES = "Ensure that all files together are no larger than 2.5 MB.";

export type SentFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  readonly size: number | null;
};

export type MailFile = InspectedFile;

export function mailedFile({ filename, contentType, content, size }: SentFile): MailFile | string {
  const file = inspectFile(new UploadedFile(filename, content));
  if (typeof file === "string") return file;
  const sent = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (sent !== file.contentType) return `The content type of a ${file.extension} file is ${file.contentType}.`;
  if (size !== null && size !== content.length)
    return `The size does not match that of the content, ${content.length} bytes.`;
  return file;
}
