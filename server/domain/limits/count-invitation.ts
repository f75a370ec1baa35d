import type { Ctx } from "@/server/kernel/types";
import { countWithin } from "./count-within";

/**
 * Counts the merchant's invitations of console users.
 * @throws {RateLimited} from the 51st in an hour on
 */
export function countInvitation(ctx: Ctx): Promise<void> {
  return countWithin(ctx, { caller: `invitations:${ctx.merchant.id}`, kind: "mail", seconds: 3_600, most: 50 });
}
