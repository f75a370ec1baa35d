import { brandImage } from "@/server/kernel/brand";
import { NotFound } from "@/server/kernel/errors";
import { type OpenFile, storage } from "@/server/storage";

export const CONTENT_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;

/**
 * A brand image; the caller must read `body` to its end or destroy it. Images are public, but their names
 * cannot be guessed.
 */
export type BrandImageFile = OpenFile & { readonly contentType: string };

export async function readBrandImage(name: string): Promise<BrandImageFile> {
  const file = brandImage(name) && (await storage().read(brandImageKey(name)));
  if (file === null) throw new NotFound();
  return { ...file, contentType: contentTypeOf(name) };
}

export function brandImageKey(name: string): string {
  return `brand/${name}`;
}

function contentTypeOf(name: string): string {
  if (name.endsWith(".png")) return CONTENT_TYPES.png;
  return name.endsWith(".webp") ? CONTENT_TYPES.webp : CONTENT_TYPES.jpg;
}
