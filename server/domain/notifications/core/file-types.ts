/**
 * Which files go with a mail: those that sessions take, if they are what the request says (Spec, "Customer
 * notifications" 6 to 10).
 */
import { type InspectedFile, inspectFile, MAX_FILE_BYTES } from "@/server/domain/attachments/core/inspect-file";
import { UploadedFile } from "@/server/kernel/uploaded-file";

/** Bytes of all files of one mail together, decoded. */
export { MAX_FILE_BYTES };

/** Files of one mail. */
export const MAX_FILES = 10;

/** The message of files that are too large together. */
export const TOO_MANY_BYTES = "Ensure that all files together are no larger than 2.5 MB.";

/** A file as it was sent. */
export type SentFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** As the merchant says; null if it does not. */
  readonly size: number | null;
};

/** A file that may go with a mail. */
export type MailFile = InspectedFile;

/** The file as it may go with a mail, or why it may not. */
export function mailedFile({ filename, contentType, content, size }: SentFile): MailFile | string {
  const file = inspectFile(new UploadedFile(filename, content));
  if (typeof file === "string") return file;
  const sent = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (sent !== file.contentType) return `The content type of a ${file.extension} file is ${file.contentType}.`;
  if (size !== null && size !== content.length) return `The size does not fit the content, ${content.length} bytes.`;
  return file;
}
