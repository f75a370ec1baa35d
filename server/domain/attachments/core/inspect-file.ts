/**
 * Checks an uploaded file's name, size and content (Spec, "Attachments", "Attachments and QR codes" 1 to 7).
 */
import type { UploadedFile } from "@/server/kernel/uploaded-file";
import { contentTypeOf, EXTENSIONS, type Extension, extensionOf, fits } from "./file-kind";

export const MAX_FILE_BYTES = 2_621_440;

export const FILE_TOO_LARGE = "Ensure this file is no larger than 2.5 MB.";

const LONGEST_NAME = 100;

export type InspectedFile = {
  readonly fileName: string;
  readonly extension: Extension;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

export function inspectFile({ name, bytes }: UploadedFile): InspectedFile | string {
  const fileName = fileNameOf(name);
  const length = [...fileName].length;
  if (length > LONGEST_NAME) return `Ensure this filename has at most ${LONGEST_NAME} characters (it has ${length}).`;
  const dot = fileName.lastIndexOf(".");
  const word = dot < 0 ? "" : fileName.slice(dot + 1);
  const extension = extensionOf(word);
  if (extension === null)
    return `File extension '${word}' is not allowed. Allowed extensions are: ${EXTENSIONS.join(", ")}.`;
  if (bytes.length === 0) return "The submitted file is empty.";
  if (bytes.length > MAX_FILE_BYTES) return FILE_TOO_LARGE;
  if (!fits(bytes, extension)) return `The content of the file is not that of a ${extension} file.`;
  return { fileName, extension, contentType: contentTypeOf(extension), bytes };
}

/**
 * The last segment of a file's path, without control characters and direction marks, which could disguise the
 * extension.
 */
export function fileNameOf(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  return last
    .replace(/[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim()
    .normalize("NFC");
}
