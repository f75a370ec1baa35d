import { createdBeforeRow } from "@/server/db/sql-fragments";
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { knownStart, type Page, pageOfRows, rowsToRead } from "@/server/kernel/page";
import { startOfDay } from "@/server/kernel/time";
import { type RangeEnd, rangeStart } from "@/server/kernel/time-range";
import type { Actor, Ctx } from "@/server/kernel/types";
import type { RequestView } from "../contract/answers";
import type { RequestFilter } from "../contract/requests";
import { operationRow } from "../record/operation-row";
import { isChecker } from "./may-decide";
import { requestView } from "./request-views";

/**
 * Approval requests, newest first. Users see their own requests and requests of session types that they may
 * view; checkers see all.
 */
export async function listRequests(ctx: Ctx, filter: RequestFilter): Promise<Page<RequestView>> {
  const where = {
    merchantId: ctx.merchant.id,
    state: filter.state,
    kind: filter.operation,
    pgCode: filter.pgCode,
    currency: filter.currency,
    sessionId: filter.sessionId,
    createdAt: span(ctx, filter.createdAfter, filter.createdBefore),
    ...visibleRequests(ctx.actor),
  };
  const start = await startOf(ctx, filter.startingAfter);
  const [count, rows] = await Promise.all([
    ctx.db.operationRequest.count({ where }),
    ctx.db.operationRequest.findMany({
      where: { ...where, ...(start && createdBeforeRow(start, "desc")) },
      include: { session: { select: { amount: true, orderNo: true } } },
      relationLoadStrategy: "query",
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      ...rowsToRead(filter),
    }),
  ]);
  const { results: shown, ...page } = pageOfRows(count, rows, filter);
  const ids = shown.flatMap(({ operationId }) => operationId ?? []);
  const operations = await ctx.db.operation.findMany({ where: { id: { in: ids } } });
  const byId = new Map(operations.map((each) => [each.id, operationRow(each)]));
  const results = shown.map(({ session, ...request }) =>
    requestView({ request, session, operation: byId.get(request.operationId ?? "") ?? null }),
  );
  return { ...page, results };
}

async function startOf(ctx: Ctx, id: string | undefined): Promise<{ id: string; createdAt: Date } | null> {
  if (id === undefined) return null;
  const where = { merchantId: ctx.merchant.id, id, ...visibleRequests(ctx.actor) };
  return knownStart(await ctx.db.operationRequest.findFirst({ where, select: { id: true, createdAt: true } }));
}

export function visibleRequests(actor: Actor) {
  if (isChecker(actor)) return {};
  const types = SESSION_TYPES.filter((type) => mayUse(actor, sessionPermission(type, "view")));
  const visible = { session: { type: { in: types } } };
  if (actor.kind === "user") return { OR: [{ makerId: actor.id }, visible] };
  return "keyId" in actor ? { OR: [{ makerKeyId: actor.keyId }, visible] } : visible;
}

function span(ctx: Ctx, from: RangeEnd | undefined, to: RangeEnd | undefined) {
  const { timezone } = ctx.merchant;
  return {
    gte: from && rangeStart(from, timezone),
    ...(to?.kind === "day" ? { lt: startOfDay(to.next, timezone) } : { lte: to?.instant }),
  };
}
