/** Minimal files of each kind, and forms with files. */

const office = (folder: string): Uint8Array =>
  Buffer.from(`PK\x03\x04........[Content_Types].xml........${folder}/document.xml`, "latin1");
const oldOffice = (stream: string): Uint8Array =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(24), Buffer.from(stream, "utf16le")]);

/** Minimal content by file extension. */
export const FILES = {
  pdf: Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj", "latin1"),
  jpeg: Buffer.from("ffd8ffe000104a464946", "hex"),
  jpg: Buffer.from("ffd8ffdb0043", "hex"),
  png: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  doc: oldOffice("WordDocument"),
  docx: office("word"),
  xls: oldOffice("Workbook"),
  xlsx: office("xl"),
  txt: Buffer.from("Thank you. \u0634\u0643\u0631\u0627\u064b\r\n"),
} as const;

/** A multipart form; a file field is a name and content. */
export function formWith(
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, readonly [name: string, content: Uint8Array]>> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [field, [name, content]] of Object.entries(files))
    form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
}
