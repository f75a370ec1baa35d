import type { Prisma, RequestLogEntry } from "@/server/db/generated/client";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import type { Ctx } from "@/server/kernel/types";
import type { RequestOutcome } from "./core/words";

export type RequestLogFilter = {
  readonly requestId: string | null;
  readonly method: string | null;
  readonly path: string | null;
  readonly outcome: RequestOutcome | null;
  readonly callerKind: string | null;
};

/**
 * A logged request. `answeredAt` is ISO 8601 in UTC, real time; bodies are JSON texts with secrets masked.
 */
export type RequestLogView = Omit<RequestLogEntry, "id" | "merchantId" | "answeredAt"> & {
  readonly id: string;
  readonly answeredAt: string;
};

const STATUS: Readonly<Record<RequestOutcome, Prisma.IntFilter>> = {
  ok: { lt: 400 },
  refused: { gte: 400, lt: 500 },
  failed: { gte: 500 },
};

/** Logged requests, newest first, at most `limit`. */
export async function listRequestLog(
  ctx: Ctx,
  { requestId, method, path, outcome, callerKind }: RequestLogFilter,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<CursorPage<RequestLogView>> {
  const rows = await ctx.db.requestLogEntry.findMany({
    where: {
      merchantId: ctx.merchant.id,
      ...(requestId !== null && { requestId }),
      ...(method !== null && { method }),
      ...(path !== null && { path: { contains: path } }),
      ...(outcome !== null && { status: STATUS[outcome] }),
      ...(callerKind !== null && { callerKind }),
      ...(cursor !== null && { id: { lt: BigInt(cursor) } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  return cursorPage(rows, limit, { cursorOf: ({ id }) => String(id), view });
}

function view({ id, merchantId: _, answeredAt, ...row }: RequestLogEntry): RequestLogView {
  return { ...row, id: String(id), answeredAt: answeredAt.toISOString() };
}
