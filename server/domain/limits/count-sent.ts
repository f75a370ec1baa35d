import type { Ctx } from "@/server/kernel/types";
import { countWithin } from "./count-within";

type SentMail = { readonly what: string; readonly seconds: number; readonly most: number };

/** @throws {RateLimited} if the merchant has sent more than `most` mails of this kind in `seconds` */
export function countSent(ctx: Ctx, { what, seconds, most }: SentMail): Promise<void> {
  return countWithin(ctx, { caller: `sent:${ctx.merchant.id}:${what}`, kind: "mail", seconds, most });
}
