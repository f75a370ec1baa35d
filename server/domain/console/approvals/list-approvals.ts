import type { OperationRequest, PaymentSession, Prisma } from "@/server/db/generated/client";
import { visibleRequests } from "@/server/domain/operations";
import { DESTINATIONS, type Destination } from "@/server/domain/operations/core/words";
import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { APPROVED_OPERATIONS, type ApprovedOperation, wordOf } from "@/server/kernel/words";
import { customerName, personName } from "../names";
import { type WireAmount, wireAmount } from "../wire-amount";
import type { ApprovalTab, ApprovalValues } from "./approval-query";

/** An approval request in a list. Instants are ISO 8601. */
export type ApprovalLine = {
  readonly id: string;
  readonly state: string;
  readonly kind: ApprovedOperation;
  readonly destination: Destination;
  readonly amount: WireAmount;
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly customer: string | null;
  readonly maker: string | null;
  readonly createdAt: string;
  /** When the request expires; null if it needs no decision. */
  readonly expiresAt: string | null;
};

export type ApprovalRow = ApprovalLine | { readonly brokenId: string };

export type ApprovalList = CursorPage<ApprovalRow> & { readonly counts: Readonly<Record<ApprovalTab, number>> };

export const PAYER = {
  orderNo: true,
  details: true,
  customerId: true,
  customerEmail: true,
  customerPhone: true,
} as const;

export type RequestWithPayer = OperationRequest & { readonly session: Pick<PaymentSession, keyof typeof PAYER> };

const OPEN = ["pending", "manual_action_required"];

function tabWhere(ctx: Ctx, tab: ApprovalTab): Prisma.OperationRequestWhereInput {
  const where = { merchantId: ctx.merchant.id };
  const visible = visibleRequests(ctx.actor);
  switch (tab) {
    case "waiting":
      return { ...where, ...visible, state: "pending" };
    case "failed":
      return { ...where, ...visible, state: "manual_action_required" };
    case "decided":
      return { ...where, ...visible, state: { notIn: OPEN } };
    case "mine":
      return { ...where, makerId: ctx.actor.kind === "user" ? ctx.actor.id : -1 };
  }
}

function orderOf(tab: ApprovalTab): { readonly column: "expiresAt" | "createdAt"; readonly way: "asc" | "desc" } {
  const ends = tab === "waiting" || tab === "failed";
  return ends ? { column: "expiresAt", way: "asc" } : { column: "createdAt", way: "desc" };
}

function afterCursor(cursor: string | null, tab: ApprovalTab): Prisma.OperationRequestWhereInput {
  const [, milliseconds, id] = /^(\d+)-(.+)$/.exec(cursor ?? "") ?? [];
  if (milliseconds === undefined || id === undefined) return {};
  const { column, way } = orderOf(tab);
  const at = new Date(Number(milliseconds));
  const beyond = way === "asc" ? "gt" : "lt";
  return { OR: [{ [column]: { [beyond]: at } }, { [column]: at, id: { [beyond]: id } }] };
}

export async function listApprovals(ctx: Ctx, { tab, cursor }: ApprovalValues, limit: number): Promise<ApprovalList> {
  const chosen = tab ?? "waiting";
  const { column, way } = orderOf(chosen);
  const count = (each: ApprovalTab) => ctx.db.operationRequest.count({ where: tabWhere(ctx, each) });
  const [rows, waiting, mine, failed, decided] = await Promise.all([
    ctx.db.operationRequest.findMany({
      where: { AND: [tabWhere(ctx, chosen), afterCursor(cursor, chosen)] },
      orderBy: [{ [column]: way }, { id: way }],
      take: limit + 1,
      include: { session: { select: PAYER } },
      // A join would return amounts as floating-point numbers.
      relationLoadStrategy: "query",
    }),
    count("waiting"),
    count("mine"),
    count("failed"),
    count("decided"),
  ]);
  const cursorOf = (row: RequestWithPayer) => `${(row[column] ?? row.createdAt).getTime()}-${row.id}`;
  return { ...cursorPage(rows, limit, { cursorOf, view: rowOf }), counts: { waiting, mine, failed, decided } };
}

/** Another user's open request, the first to expire. */
export async function nextApproval(ctx: Ctx): Promise<string | null> {
  // In SQL, null is not unequal to a user's id, so requests without a maker are selected separately.
  const own = ctx.actor.kind === "user" ? { OR: [{ makerId: null }, { makerId: { not: ctx.actor.id } }] } : {};
  const next = await ctx.db.operationRequest.findFirst({
    where: { AND: [tabWhere(ctx, "waiting"), own] },
    orderBy: [{ expiresAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return next?.id ?? null;
}

/** The request that was just decided; null if the user may not see it. */
export async function findApproval(ctx: Ctx, id: string): Promise<ApprovalLine | null> {
  const row = await ctx.db.operationRequest.findFirst({
    where: { id, merchantId: ctx.merchant.id, ...visibleRequests(ctx.actor) },
    include: { session: { select: PAYER } },
    relationLoadStrategy: "query",
  });
  return row && lineOf(row);
}

function rowOf(row: RequestWithPayer): ApprovalRow {
  try {
    return lineOf(row);
  } catch {
    return { brokenId: row.id };
  }
}

export function lineOf({ session, ...row }: RequestWithPayer): ApprovalLine {
  // Approval requests remain when their payment is permanently deleted.
  const payer: typeof session | null = session;
  return {
    id: row.id,
    state: row.state,
    kind: wordOf(APPROVED_OPERATIONS, row.kind, "operation"),
    destination: wordOf(DESTINATIONS, row.destination, "destination"),
    amount: wireAmount(money(row.amount.toString(), currency(row.currency))),
    sessionId: row.sessionId,
    orderNo: payer?.orderNo ?? null,
    customer: payer && customerName(payer),
    maker: row.makerKeyName ?? personName(row.maker),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
