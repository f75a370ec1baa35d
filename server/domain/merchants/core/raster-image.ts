/**
 * Identifies an uploaded image by its bytes, not by its name or declared type. SVG is refused, because it can
 * contain scripts.
 */

export type RasterImage = { readonly kind: "png" | "jpg" | "webp"; readonly width: number; readonly height: number };

export function rasterImage(bytes: Uint8Array): RasterImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return png(view) ?? webp(view) ?? jpeg(view);
  } catch (error) {
    // A `RangeError` means that the image's bytes end before its size can be read.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function png(view: DataView): RasterImage | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || text(view, 12) !== "IHDR") return null;
  return { kind: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Simple, lossless and extended WebP files store their size differently. */
function webp(view: DataView): RasterImage | null {
  if (text(view, 0) !== "RIFF" || text(view, 8) !== "WEBP") return null;
  const size = (width: number, height: number): RasterImage => ({ kind: "webp", width, height });
  switch (text(view, 12)) {
    case "VP8 ":
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case "VP8X":
      return size(uint24(view, 24) + 1, uint24(view, 27) + 1);
    default:
      return null;
  }
}

/** Reads a JPEG: its size is in the first frame header, and every segment before it has a length. */
function jpeg(view: DataView): RasterImage | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { kind: "jpg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes may precede JPEG markers.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function text(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
}
