import { buffer } from "node:stream/consumers";
import type { Brand } from "@/server/kernel/brand";
import type { SystemCtx } from "@/server/kernel/types";
import { decodeImage } from "./decode-image";
import { readBrandImage } from "./read-brand-image";

/** Maximum pixels of a printed logo at 288 dots per inch. */
const PRINTED = { width: 1_000, height: 160, kinds: ["png", "jpg"] } as const;

/** The logo as PNG or JPEG; null if the merchant has no logo or the stored file is damaged. */
export async function printableLogo(system: SystemCtx, { logo }: Pick<Brand, "logo">): Promise<Uint8Array | null> {
  if (logo === null) return null;
  const { body } = await readBrandImage(logo.name);
  const image = await decodeImage(await buffer(body), PRINTED);
  if (image === null) system.log.warn({ logo: logo.name }, "A logo cannot be decoded; documents leave it out.");
  return image?.bytes ?? null;
}
