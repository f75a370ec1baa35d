/**
 * Which files go with a mail: those of the attachments of sessions, if they are what they say (decision
 * 0169).
 */

/** Bytes of all files of one mail together, decoded. */
export const MAX_FILE_BYTES = 2_500_000;
/** Files of one mail. */
export const MAX_FILES = 10;

type FileType = { readonly contentTypes: readonly string[]; readonly looksLike: (content: Uint8Array) => boolean };

function startsWith(...bytes: readonly number[]) {
  return (content: Uint8Array) => bytes.every((byte, at) => content[at] === byte);
}

const OFFICE = startsWith(0xd0, 0xcf, 0x11, 0xe0);
const ZIPPED = startsWith(0x50, 0x4b, 0x03, 0x04);
const JPEG: FileType = { contentTypes: ["image/jpeg"], looksLike: startsWith(0xff, 0xd8, 0xff) };
const OPEN_XML = "application/vnd.openxmlformats-officedocument";

const FILE_TYPES: Readonly<Record<string, FileType>> = {
  pdf: { contentTypes: ["application/pdf"], looksLike: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  jpg: JPEG,
  jpeg: JPEG,
  png: { contentTypes: ["image/png"], looksLike: startsWith(0x89, 0x50, 0x4e, 0x47) },
  doc: { contentTypes: ["application/msword"], looksLike: OFFICE },
  xls: { contentTypes: ["application/vnd.ms-excel"], looksLike: OFFICE },
  docx: { contentTypes: [`${OPEN_XML}.wordprocessingml.document`], looksLike: ZIPPED },
  xlsx: { contentTypes: [`${OPEN_XML}.spreadsheetml.sheet`], looksLike: ZIPPED },
  txt: { contentTypes: ["text/plain"], looksLike: isPlainText },
};

/** UTF-8 without control characters but tabs and line breaks. */
function isPlainText(content: Uint8Array): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
    return !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    return false;
  }
}

/** A file as it was sent. */
export type SentFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** As the merchant says; null if it does not. */
  readonly size: number | null;
};

/** Why the file is not taken, or null. */
export function fileRefusal({ filename, contentType, content, size }: SentFile): string | null {
  const extension = /\.([A-Za-z]{1,5})$/.exec(filename)?.[1]?.toLowerCase() ?? "";
  const type = Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension] : undefined;
  if (type === undefined) return `Files of this kind are not sent: use ${Object.keys(FILE_TYPES).join(", ")}.`;
  if (!type.contentTypes.includes(contentType.split(";", 1)[0]?.trim().toLowerCase() ?? ""))
    return "The content type does not fit the name of the file.";
  if (content.length === 0) return "The submitted file is empty.";
  if (size !== null && size !== content.length) return `The size does not fit the content, ${content.length} bytes.`;
  return type.looksLike(content) ? null : "The content does not fit the name of the file.";
}
