import type { BulkAction } from "@/server/db/generated/client";
import type { ConsoleCtx } from "@/server/domain/merchants";
import type { RefusalReason } from "@/server/domain/operations";
import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { NotFound } from "@/server/kernel/errors";
import { type LenientQuery, oneOf, readQuery } from "@/server/kernel/lenient-query";
import { pageSize, rowsOf, type Sized } from "@/server/kernel/list-rows";
import { money, toWire } from "@/server/kernel/money";
import { wordOf } from "@/server/kernel/words";
import { BULK_KINDS, BULK_OUTCOMES, type BulkKind, type BulkOutcome, type BulkRefusal } from "../core/words";
import { customerName } from "../names";
import type { WireAmount } from "../wire-amount";
import { resultOf } from "./carry-out";
import { countOutcomes, type ItemColumns, itemsAfter, type OutcomeCounts } from "./statements/read-bulk";

export const BULK_TABS = [...BULK_OUTCOMES, "open"] as const;
export type BulkTab = (typeof BULK_TABS)[number];

type BulkQuery = Sized & { readonly outcome: BulkTab; readonly cursor: string };

export type BulkValues = LenientQuery<BulkQuery>["values"];

export function readBulkQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<BulkQuery> {
  return readQuery<BulkQuery>(query, {
    outcome: oneOf(BULK_TABS),
    rows: pageSize,
    cursor: (text) => (/^\d{1,3}$/.test(text) ? text : null),
  });
}

export type BulkLine = {
  readonly id: string;
  readonly kind: BulkKind;
  readonly payments: number;
  readonly createdAt: string;
  readonly stoppedAt: string | null;
  readonly endedAt: string | null;
};

export type BulkItemLine = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly customer: string | null;
  readonly amount: WireAmount | null;
  readonly outcome: BulkOutcome | null;
  readonly reason: RefusalReason | BulkRefusal | null;
  readonly said: string | null;
};

export type BulkPageView = CursorPage<BulkItemLine> & {
  readonly action: BulkLine;
  readonly counts: OutcomeCounts;
  readonly sums: readonly WireAmount[];
};

export async function readBulk(ctx: ConsoleCtx, id: string, values: BulkValues): Promise<BulkPageView> {
  const own = { id, merchantId: ctx.merchant.id, userId: ctx.actor.id };
  const action = await ctx.db.bulkAction.findFirst({ where: own });
  if (action === null) throw new NotFound();
  const limit = rowsOf(values);
  const asked = { outcome: values.outcome, after: Number(values.cursor ?? -1), limit: limit + 1 };
  const [counted, rows] = await Promise.all([countOutcomes(ctx, id), itemsAfter(ctx, id, asked)]);
  const counts = Object.fromEntries(
    BULK_TABS.map((tab) => [
      tab,
      counted.filter(({ outcome }) => outcome === tab).reduce((sum, { count }) => sum + count, 0),
    ]),
  );
  const done = counted.filter(({ outcome, sum }) => outcome === "done" && sum !== null);
  return {
    action: bulkLine(action),
    counts,
    sums: done.map(({ sum, currency: code }) => amountOf(sum ?? "0", code ?? "")),
    ...cursorPage(rows, limit, { cursorOf: ({ position }) => String(position), view: itemLine }),
  };
}

const MOST_SHOWN = 50;

export async function listBulks(ctx: ConsoleCtx): Promise<readonly BulkLine[]> {
  const rows = await ctx.db.bulkAction.findMany({
    where: { merchantId: ctx.merchant.id, userId: ctx.actor.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_SHOWN,
  });
  return rows.map(bulkLine);
}

function bulkLine({ id, kind, payments, createdAt, stoppedAt, endedAt }: BulkAction): BulkLine {
  return {
    id,
    kind: wordOf(BULK_KINDS, kind, "kind"),
    payments,
    createdAt: createdAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function itemLine(row: ItemColumns): BulkItemLine {
  const { sessionId, orderNo, amount, currency: code, standing, answer } = row;
  const stored = {
    outcome: row.outcome === null ? null : wordOf(BULK_OUTCOMES, row.outcome, "outcome"),
    reason: row.reason as BulkItemLine["reason"],
    said: row.said,
  };
  const { outcome, reason, said } = standing === null ? stored : resultOf(standing, answer);
  const named = { sessionId, orderNo, customer: customerName(row) };
  return { ...named, amount: amount === null ? null : amountOf(amount, code ?? ""), outcome, reason, said };
}

function amountOf(amount: string, code: string): WireAmount {
  return { amount: toWire(money(amount, currency(code))), currency: code };
}
