import { createHash } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { SettingsView } from "./contract/answers";
import { type BrandSlot, DAMAGED, judgedImage } from "./core/brand-image-rules";
import { decodeImage } from "./decode-image";
import { brandImageKey, CONTENT_TYPES } from "./read-brand-image";
import { lockMerchant } from "./statements/merchant-row";
import { writeSettings } from "./update-settings";

export type BrandImageUpload = { readonly slot: BrandSlot; readonly bytes: Uint8Array };

/**
 * Returns the merchant's settings. The image is decoded, encoded again and stored. Its name contains a digest
 * of merchant and content, so the address cannot be guessed and always shows the same image. The former image
 * is kept for mails.
 * @throws {InvalidFields} under `file`, if it is not a PNG, JPEG or WebP image of the slot's size
 * @throws {Busy} too many images wait to be decoded
 */
export async function uploadBrandImage(ctx: Ctx, { slot, bytes }: BrandImageUpload): Promise<SettingsView> {
  const judged = judgedImage(slot, bytes);
  if (typeof judged === "string") throw new InvalidFields({ file: [judged] });
  const image = await decodeImage(bytes);
  if (image === null) throw new InvalidFields({ file: [DAMAGED] });
  const digest = createHash("sha256").update(`${ctx.merchant.id}\0`).update(image.bytes).digest("hex");
  const name = `${digest}-${image.width}x${image.height}.${image.kind}`;
  await storage().put(brandImageKey(name), image.bytes, { contentType: CONTENT_TYPES[image.kind] });
  return setImage(ctx, { [slot]: name });
}

export async function removeBrandImage(ctx: Ctx, slot: BrandSlot): Promise<void> {
  await setImage(ctx, { [slot]: null });
}

async function setImage(ctx: Ctx, data: { readonly [slot in BrandSlot]?: string | null }): Promise<SettingsView> {
  return transaction(ctx.db, async (tx) => {
    const before = await lockMerchant(tx, ctx.merchant.id);
    return writeSettings(ctx, tx, { before, data });
  });
}
