/** Unpacks WOFF fonts with the runtime's zlib. `fontkit` inflates in JavaScript, again for each document. */
import { inflateSync } from "node:zlib";

const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16, alignment: 4 } as const;

/**
 * Converts a font to TrueType or OpenType.
 * @throws {Error} if the file is no WOFF
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new Error("The font is no WOFF file.");
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.header + index * WOFF.entry;
    const to = SFNT.header + index * SFNT.entry;
    const table = tableAt(woff, from);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((SFNT.alignment - (table.length % SFNT.alignment)) % SFNT.alignment);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Font tables that would not shrink are stored uncompressed. */
function tableAt(woff: Buffer, entry: number): Buffer {
  const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(offset, offset + packed);
  return packed === length ? bytes : inflateSync(bytes, { maxOutputLength: length });
}
