/** Reads a merchant's logo or icon. Everyone may see it: its name is its credential. */
import { brandImage } from "@/server/kernel/brand";
import { NotFound } from "@/server/kernel/errors";
import { type OpenFile, storage } from "@/server/storage";

export const CONTENT_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;

/** The open file of the image; whoever gets it reads `body` to its end or destroys it. */
export type BrandImageFile = OpenFile & { readonly contentType: string };

/** The image of this name. @throws {NotFound} when there is none */
export async function readBrandImage(name: string): Promise<BrandImageFile> {
  const file = brandImage(name) && (await storage().read(brandImageKey(name)));
  if (file === null) throw new NotFound();
  return { ...file, contentType: contentTypeOf(name) };
}

/** Where the store keeps the image of this name. */
export function brandImageKey(name: string): string {
  return `brand/${name}`;
}

function contentTypeOf(name: string): string {
  if (name.endsWith(".png")) return CONTENT_TYPES.png;
  return name.endsWith(".webp") ? CONTENT_TYPES.webp : CONTENT_TYPES.jpg;
}
