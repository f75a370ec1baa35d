/** PNG chunks that define the image; texts, profiles and private data are dropped. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);
const SIGNATURE_LENGTH = 8;
/** Bytes before a PNG chunk's data (length and type) and after it (checksum). */
const FRAME = { before: 8, after: 4 } as const;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Passes of interlaced PNG images: first column and row, and distance between columns and between rows. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export type PngPixels = {
  readonly file: Uint8Array;
  readonly data: Uint8Array;
  /** Bytes of the uncompressed pixels: `(4 × width + 1) × height` for eight bits per channel with opacity. */
  readonly rawLength: number;
};

export function pngPixels(bytes: Uint8Array): PngPixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE_LENGTH)];
  const data: Uint8Array[] = [];
  let header: DataView | null = null;
  for (let at = SIGNATURE_LENGTH; at + FRAME.before + FRAME.after <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + FRAME.before));
    const end = at + FRAME.before + view.getUint32(at) + FRAME.after;
    if (end > bytes.length) return null;
    const content = bytes.subarray(at + FRAME.before, end - FRAME.after);
    if (type === "IHDR" && content.length === 13)
      header ??= new DataView(content.buffer, content.byteOffset, content.byteLength);
    if (type === "IDAT") data.push(content);
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  const rawLength = header && rawLengthOf(header);
  return rawLength === null ? null : { file: Buffer.concat(kept), data: Buffer.concat(data), rawLength };
}

function rawLengthOf(header: DataView): number | null {
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const channels = CHANNELS[header.getUint8(9)];
  if (channels === undefined) return null;
  const bits = channels * header.getUint8(8);
  const rows = (columns: number, count: number): number =>
    columns === 0 ? 0 : count * (1 + Math.ceil((columns * bits) / 8));
  if (header.getUint8(12) === 0) return rows(width, height);
  return PASSES.reduce((sum, [left, top, across, down]) => {
    return sum + rows(Math.ceil((width - left) / across), Math.ceil((height - top) / down));
  }, 0);
}
