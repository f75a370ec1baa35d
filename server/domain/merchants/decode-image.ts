/** Decodes an image with limits of memory and time; encoding it again drops all data except the pixels. */
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { limitConcurrency } from "@/server/db/driver/batching";
import { Busy } from "@/server/kernel/errors";
import { pngPixels } from "./core/png-chunks";
import { type RasterImage, rasterImage } from "./core/raster-image";

/** Width and height of the image after a photograph's orientation was applied. */
export type DecodedImage = RasterImage & { readonly bytes: Uint8Array };

/** Maximum pixels to which an image is scaled down, keeping its proportions. */
type Reduction = { readonly width: number; readonly height: number; readonly kinds: readonly RasterImage["kind"][] };

const SECONDS = 5;
const QUALITY = 92;
/** Decodes one image at a time, which leaves a CPU core to the requests. */
const limited = limitConcurrency(1);
const MOST_PENDING = 18;
let pending = 0;

/**
 * Returns null if the image is damaged or its data is longer than its size allows.
 * @param reduce scales the image down, and converts it to PNG if its kind is not in `kinds`
 * @throws {Busy} if too many images wait
 */
export async function decodeImage(bytes: Uint8Array, reduce?: Reduction): Promise<DecodedImage | null> {
  if (pending >= MOST_PENDING) throw new Busy("Too many images wait to be decoded.");
  pending += 1;
  try {
    return await limited(() => decoded(bytes, reduce));
  } finally {
    pending -= 1;
  }
}

async function decoded(bytes: Uint8Array, reduce: Reduction | undefined): Promise<DecodedImage | null> {
  const image = rasterImage(bytes);
  if (image === null) return null;
  const file = image.kind === "png" ? await boundedPng(bytes) : bytes;
  if (file === null) return null;
  const kind = reduce === undefined || reduce.kinds.includes(image.kind) ? image.kind : "png";
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  const limits = { limitInputPixels: image.width * image.height, failOn: "error", pages: 1, autoOrient: true } as const;
  const pipeline = sharp(file, limits).timeout({ seconds: SECONDS });
  if (reduce !== undefined) pipeline.resize(reduce.width, reduce.height, { fit: "inside", withoutEnlargement: true });
  if (kind === "png") pipeline.png({ compressionLevel: 9 });
  else if (kind === "jpg") pipeline.jpeg({ quality: QUALITY });
  else pipeline.webp({ quality: QUALITY, lossless: Buffer.from(bytes).includes("VP8L") });
  const made = await pipeline.toBuffer({ resolveWithObject: true }).catch(() => null);
  return made && { kind, width: made.info.width, height: made.info.height, bytes: made.data };
}

/** The PNG without texts and profiles; null if its data decompresses to more than its size requires. */
async function boundedPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  const pixels = pngPixels(bytes);
  if (pixels === null) return null;
  const raw = await promisify(inflate)(pixels.data, { maxOutputLength: pixels.rawLength }).catch(() => null);
  return raw?.length === pixels.rawLength ? pixels.file : null;
}
