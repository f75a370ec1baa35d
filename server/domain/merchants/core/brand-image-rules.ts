/** Rules for an uploaded logo or icon (Spec, "Merchant branding"). */
import { type RasterImage, rasterImage } from "./raster-image";

export type BrandSlot = "logo" | "favicon";

type Rule = {
  readonly maxBytes: number;
  readonly maxSide: number;
  readonly isSquare: boolean;
};

const MIN_SIDE = 16;

export const DAMAGED = "The image is damaged. Upload another PNG, JPEG or WebP image.";

export const BRAND_IMAGE_RULES: Readonly<Record<BrandSlot, Rule>> = {
  logo: { maxBytes: 524_288, maxSide: 2_048, isSquare: false },
  favicon: { maxBytes: 131_072, maxSide: 512, isSquare: true },
};

export function tooLargeFor(slot: BrandSlot): string {
  return `The file may have at most ${BRAND_IMAGE_RULES[slot].maxBytes / 1024} KB.`;
}

export function judgedImage(slot: BrandSlot, bytes: Uint8Array): RasterImage | string {
  const { maxBytes, maxSide, isSquare } = BRAND_IMAGE_RULES[slot];
  if (bytes.byteLength > maxBytes) return tooLargeFor(slot);
  const image = rasterImage(bytes);
  if (image === null) return "Upload a PNG, JPEG or WebP image.";
  const sides = [image.width, image.height];
  if (sides.some((side) => side < MIN_SIDE || side > maxSide))
    return `The image must have between ${MIN_SIDE} and ${maxSide} pixels on each side.`;
  return isSquare && image.width !== image.height ? "The image must be square." : image;
}
