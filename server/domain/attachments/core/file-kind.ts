const ASCII = "latin1";

/** Recognizes a kind of file by its first bytes; `text` has one character per byte. */
type Look = (text: string) => boolean;

const startsWith =
  (start: string): Look =>
  (text) =>
    text.startsWith(start);

const wide = (name: string): string => [...name].map((letter) => `${letter}\0`).join("");

const OLD_OFFICE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const oldOffice =
  (...streams: readonly string[]): Look =>
  (text) =>
    text.startsWith(OLD_OFFICE) && streams.some((name) => text.includes(wide(name)));

/**
 * Recognizes an Office document: a zip file that names `[Content_Types].xml` and its application's folder.
 */
const office =
  (folder: string): Look =>
  (text) =>
    text.startsWith("PK\x03\x04") && text.includes("[Content_Types].xml") && text.includes(`${folder}/`);

/** A PDF may have other bytes before its signature, as PDF readers accept. */
const isPdf: Look = (text) => text.slice(0, 1024).includes("%PDF-");
const isJpeg = startsWith("\xff\xd8\xff");

type Kind = { readonly contentType: string; readonly looks: Look };

const OPEN_XML = "application/vnd.openxmlformats-officedocument";

const KINDS = {
  pdf: { contentType: "application/pdf", looks: isPdf },
  jpeg: { contentType: "image/jpeg", looks: isJpeg },
  png: { contentType: "image/png", looks: startsWith("\x89PNG\r\n\x1a\n") },
  doc: { contentType: "application/msword", looks: oldOffice("WordDocument") },
  docx: { contentType: `${OPEN_XML}.wordprocessingml.document`, looks: office("word") },
  jpg: { contentType: "image/jpeg", looks: isJpeg },
  xls: { contentType: "application/vnd.ms-excel", looks: oldOffice("Workbook", "Book") },
  xlsx: { contentType: `${OPEN_XML}.spreadsheetml.sheet`, looks: office("xl") },
  txt: { contentType: "text/plain", looks: isText },
} as const satisfies Readonly<Record<string, Kind>>;

export type Extension = keyof typeof KINDS;

/** File extensions in the order of the documented error message. */
export const EXTENSIONS = Object.keys(KINDS) as readonly Extension[];

export function extensionOf(word: string): Extension | null {
  return EXTENSIONS.find((extension) => extension === word.toLowerCase()) ?? null;
}

export function contentTypeOf(extension: Extension): string {
  return KINDS[extension].contentType;
}

export function fits(bytes: Uint8Array, extension: Extension): boolean {
  return KINDS[extension].looks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(ASCII));
}

/** True for well-formed UTF-8, or UTF-16 with a byte order mark, without control characters. */
function isText(text: string): boolean {
  const [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const read = new TextDecoder(encoding, { fatal: true }).decode(Buffer.from(text, ASCII));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must find control characters
    return !/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(read);
  } catch {
    return false;
  }
}
