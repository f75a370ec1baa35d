import type { Ctx, Tx } from "@/server/kernel/types";

export type StoredImage = { readonly digest: string; readonly name: string; readonly size: number };

/**
 * Stores an image unless an image of equal content exists.
 * @returns the stored image's name
 */
export async function keepImage({ merchant, realNow }: Ctx, tx: Tx, image: StoredImage): Promise<string> {
  const [row] = await tx.$queryRaw<{ name: string }[]>`
    INSERT INTO brand_image (merchant_id, digest, name, size, stored_at)
    VALUES (${merchant.id}, ${image.digest}, ${image.name}, ${image.size}, ${realNow()})
    ON CONFLICT (merchant_id, digest) DO UPDATE SET stored_at = excluded.stored_at
    RETURNING name`;
  return row?.name ?? image.name;
}

/**
 * Deletes the oldest images above `mostBytes`, except images in use.
 * @returns their names
 */
export async function dropOldImages({ merchant }: Ctx, tx: Tx, mostBytes: number): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    DELETE FROM brand_image USING merchant,
      (SELECT digest, sum(size) OVER (ORDER BY stored_at DESC, digest) AS total
        FROM brand_image WHERE merchant_id = ${merchant.id}) AS newer
    WHERE brand_image.merchant_id = ${merchant.id} AND merchant.id = ${merchant.id}
      AND newer.digest = brand_image.digest AND newer.total > ${mostBytes}
      AND brand_image.name IS DISTINCT FROM merchant.logo AND brand_image.name IS DISTINCT FROM merchant.favicon
    RETURNING brand_image.name`;
  return rows.map(({ name }) => name);
}
