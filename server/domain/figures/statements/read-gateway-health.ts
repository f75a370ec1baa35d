import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { Span } from "../core/span";
import { figuresOf, firstWithin } from "./counted-days";
import { visibleSessions, within } from "./question";
import type { MethodSuccess } from "./read-methods";

/** The newest attempt that failed because the gateway was unavailable. */
export type GatewayError = {
  readonly pgCode: string;
  readonly at: Date;
  readonly sessionId: string;
  readonly message: string | null;
};

type GatewayHealth = {
  readonly ways: readonly MethodSuccess[];
  readonly errors: readonly GatewayError[];
};

/** @throws {Forbidden} */
export async function readGatewayHealth(ctx: Ctx, span: Span): Promise<GatewayHealth> {
  const [ways, errors] = await Promise.all([
    ctx.db.$queryRaw<MethodSuccess[]>`
      SELECT f.gateway AS "pgCode", f.form AS "formOfPayment",
        coalesce(sum(f.tried) FILTER (WHERE ${firstWithin(span)}), 0)::int AS tried, sum(f.ok)::int AS succeeded
      FROM ${figuresOf(ctx, span)} WHERE f.form <> '' AND ${ofVisibleType(ctx.actor, Prisma.sql`f.type`)}
      GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`,
    ctx.db.$queryRaw<GatewayError[]>`
      SELECT DISTINCT ON (a.pg_code) a.pg_code AS "pgCode", a.finished_at AS at, a.session_id AS "sessionId", a.message
      FROM attempt a JOIN payment_session s ON s.id = a.session_id
      WHERE a.merchant_id = ${ctx.merchant.id} AND a.state = 'error' AND ${within(ctx, Prisma.sql`a.finished_at`, span)}
        AND ${visibleSessions(ctx)}
      ORDER BY a.pg_code, a.finished_at DESC, a.id`,
  ]);
  return { ways, errors };
}
