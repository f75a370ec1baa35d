import type { Ctx } from "@/server/kernel/types";
import { countWithin } from "./count-within";

/**
 * Counts the merchant's uploads of logos and icons.
 * @throws {RateLimited} from the 21st in an hour on
 */
export function countUpload(ctx: Ctx): Promise<void> {
  return countWithin(ctx, { caller: `images:${ctx.merchant.id}`, kind: "upload", seconds: 3_600, most: 20 });
}
