/** Stores a merchant's logo or icon, or takes it away. */

import { createHash } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { SettingsView } from "./contract/answers";
import { type BrandSlot, judgedImage } from "./core/brand-image-rules";
import { brandImageKey, CONTENT_TYPES } from "./read-brand-image";
import { writeSettings } from "./update-settings";

/** An upload: which image, and its content. */
export type BrandImageUpload = { readonly slot: BrandSlot; readonly bytes: Uint8Array };

/**
 * The merchant's settings with the image. Its name holds a digest of merchant and content, so its address
 * never shows another image, and nobody guesses one. The former image stays for the mails that show it.
 * @throws {InvalidFields} under `file`, when it is no PNG, JPEG or WebP image of the size that the slot takes
 */
export async function uploadBrandImage(ctx: Ctx, { slot, bytes }: BrandImageUpload): Promise<SettingsView> {
  const image = judgedImage(slot, bytes);
  if (typeof image === "string") throw new InvalidFields({ file: [image] });
  const digest = createHash("sha256").update(`${ctx.merchant.id}\0`).update(bytes).digest("hex");
  const name = `${digest}-${image.width}x${image.height}.${image.kind}`;
  await storage().put(brandImageKey(name), bytes, { contentType: CONTENT_TYPES[image.kind] });
  return setImage(ctx, { [slot]: name });
}

/** Takes the image away; repeated, it changes nothing. */
export async function removeBrandImage(ctx: Ctx, slot: BrandSlot): Promise<void> {
  await setImage(ctx, { [slot]: null });
}

async function setImage(ctx: Ctx, data: { readonly [slot in BrandSlot]?: string | null }): Promise<SettingsView> {
  return transaction(ctx.db, (tx) => writeSettings(ctx, tx, data));
}
