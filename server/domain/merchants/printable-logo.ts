import { buffer } from "node:stream/consumers";
import type { Brand } from "@/server/kernel/brand";
import { CONTENT_TYPES, readBrandImage } from "./read-brand-image";

/**
 * A merchant's logo for a document; null without a logo, or if it is WebP, which documents cannot contain.
 */
export async function printableLogo({ logo }: Pick<Brand, "logo">): Promise<Buffer | null> {
  if (logo === null) return null;
  const { body, contentType } = await readBrandImage(logo.name);
  if (contentType !== CONTENT_TYPES.webp) return buffer(body);
  body.destroy();
  return null;
}
