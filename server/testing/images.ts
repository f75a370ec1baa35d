/** Images for uploads. */
import { deflateSync } from "node:zlib";
import { PNG } from "pngjs";

/** A PNG of one colour. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const image = new PNG({ width, height });
  image.data.fill(0x7f);
  return new Uint8Array(PNG.sync.write(image));
}

/** Each chunk consists of length, type, content and checksum. */
function chunk(type: string, content: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(whole));
  return Buffer.concat([frame, whole, checksum]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG with red, green, blue and opacity whose data inflates to `rawLength` bytes. */
export function pngWith(
  { width, height }: { readonly width: number; readonly height: number },
  rawLength: number,
  besides: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const others = Object.entries(besides).map(([type, content]) => chunk(type, content));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("89504e470d0a1a0a", "hex"),
      chunk("IHDR", header),
      ...others,
      chunk("IDAT", deflateSync(Buffer.alloc(rawLength))),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
