import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { countUpload } from "@/server/domain/limits";
import { AppError, Busy, InvalidFields } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { SettingsView } from "./contract/answers";
import { type BrandSlot, DAMAGED, judgedImage } from "./core/brand-image-rules";
import { decodeImage } from "./decode-image";
import { brandImageKey, CONTENT_TYPES } from "./read-brand-image";
import { dropOldImages, keepImage, type StoredImage } from "./statements/brand-images";
import { lockMerchant } from "./statements/merchant-row";
import { writeSettings } from "./update-settings";

export type BrandImageUpload = { readonly slot: BrandSlot; readonly bytes: Uint8Array };

const MOST_STORED = 16_777_216;

/**
 * Stores a logo or icon and returns the merchant's settings. The image is decoded, encoded again and stored
 * under an unguessable name; equal content keeps its name. Up to {@link MOST_STORED} replaced images are kept
 * for mails that show them.
 * @throws {InvalidFields} under `file`, if it is not a PNG, JPEG or WebP image of the slot's size
 * @throws {RateLimited} after too many uploads of the merchant in this hour
 * @throws {Busy} if too many images wait to be decoded
 */
export async function uploadBrandImage(ctx: Ctx, { slot, bytes }: BrandImageUpload): Promise<SettingsView> {
  const judged = judgedImage(slot, bytes);
  if (typeof judged === "string") throw new InvalidFields({ file: [judged] });
  await countUpload(ctx);
  const image = await decodeImage(bytes);
  if (image === null) throw new InvalidFields({ file: [DAMAGED] });
  const name = `${randomBytes(32).toString("hex")}-${image.width}x${image.height}.${image.kind}`;
  const digest = sha256(image.bytes);
  const write = (as: string) =>
    storage().put(brandImageKey(as), image.bytes, { contentType: CONTENT_TYPES[image.kind] });
  await write(name);
  try {
    const { view, stored, unused } = await keep(ctx, slot, { name, digest, size: image.bytes.length });
    if (stored !== name) await write(stored);
    await remove(ctx, unused);
    return view;
  } catch (error) {
    // The image is removed only if the change is refused: otherwise the settings may refer to it.
    if (error instanceof AppError && !(error instanceof Busy)) await remove(ctx, [name]);
    throw error;
  }
}

type Kept = { readonly view: SettingsView; readonly stored: string; readonly unused: readonly string[] };

async function keep(ctx: Ctx, slot: BrandSlot, image: StoredImage): Promise<Kept> {
  return transaction(ctx.db, async (tx) => {
    const before = await lockMerchant(tx, ctx.merchant.id);
    const stored = await keepImage(ctx, tx, image);
    const view = await writeSettings(ctx, tx, { before, data: { [slot]: stored } });
    const dropped = await dropOldImages(ctx, tx, MOST_STORED);
    return { view, stored, unused: stored === image.name ? dropped : [image.name, ...dropped] };
  });
}

async function remove(ctx: Ctx, names: readonly string[]): Promise<void> {
  for (const name of names)
    await storage()
      .remove(brandImageKey(name))
      .catch((error: unknown) => ctx.log.warn({ err: error, name }, "An unused image could not be removed."));
}

export async function removeBrandImage(ctx: Ctx, slot: BrandSlot): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const before = await lockMerchant(tx, ctx.merchant.id);
    await writeSettings(ctx, tx, { before, data: { [slot]: null } });
  });
}
