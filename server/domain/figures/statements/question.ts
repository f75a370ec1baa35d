import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import { instantsOf, type Span } from "../core/span";

/**
 * SQL condition for undeleted sessions `s` that the caller may view.
 * @throws {Forbidden}
 */
export function visibleSessions(ctx: Ctx): Prisma.Sql {
  const isVisible = ofVisibleType(ctx.actor, Prisma.sql`s.type`);
  return Prisma.sql`s.merchant_id = ${ctx.merchant.id} AND s.deleted_at IS NULL AND ${isVisible}`;
}

/**
 * SQL condition for subscriptions `sub` that the caller may view.
 * @throws {Forbidden}
 */
export function visibleSubscriptions(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`sub.merchant_id = ${ctx.merchant.id} AND ${ofVisibleType(ctx.actor, Prisma.sql`sub.type`)}`;
}

/** SQL condition that an instant lies in the range, on the merchant's clock and in its time zone. */
export function within(ctx: Ctx, expression: Prisma.Sql, span: Span): Prisma.Sql {
  const { start, end } = instantsOf(span, ctx.merchant.timezone);
  return Prisma.sql`${expression} >= ${start} AND ${expression} < ${end}`;
}
