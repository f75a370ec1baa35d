/** Finds objects by name: payments and operations by reference, events, requests and invoices. */
import { Prisma } from "@/server/db/client";
import { mayUse, ofVisibleType, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { eventPage } from "@/server/domain/webhooks";
import { currency } from "@/server/kernel/currency";
import { NotFound } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { findApproval } from "./approvals/list-approvals";
import type { FoundTarget } from "./found-target";
import { type WireAmount, wireAmount } from "./wire-amount";

/** An exact match, and its page. */
export type FoundNamed = {
  readonly kind: "event" | "approval" | "refund" | "capture" | "void" | "invoice" | "request";
  /** A reference, a number or an id. */
  readonly title: string;
  readonly amount: WireAmount | null;
  readonly target: FoundTarget;
};

/** Exact matches, and the payments whose order, session or reference it is, newest first. */
export type NamedFound = { readonly named: readonly FoundNamed[]; readonly sessionIds: readonly string[] };

type Row = { kind: string; title: string; sessionId: string; amount: string; currency: string };

/**
 * @param typed without control marks and surrounding blanks @param text also with ASCII digits and without
 * inner blanks
 */
export async function findNamed(
  ctx: Ctx,
  { typed, text }: { readonly typed: string; readonly text: string },
  limit: number,
): Promise<NamedFound> {
  const [rows, others] = await Promise.all([
    seesPayments(ctx) ? rowsNamed(ctx, [...new Set([typed, text])], limit) : [],
    Promise.all([findEvent(ctx, text), findRequest(ctx, text), findCall(ctx, typed)]),
  ]);
  const named = [...rows.flatMap(namedRow), ...others.flatMap((each) => each ?? [])];
  const own = rows.filter(({ kind }) => kind === "payment" || kind === "attempt");
  return { named, sessionIds: [...new Set(own.map(({ sessionId }) => sessionId))] };
}

/** True for users who may view any type of payment. */
export function seesPayments({ actor }: Ctx): boolean {
  return SESSION_TYPES.some((type) => mayUse(actor, sessionPermission(type, "view")));
}

/** Exact names only, each with an index. One statement. */
function rowsNamed(ctx: Ctx, texts: readonly string[], limit: number): Promise<Row[]> {
  const merchantId = ctx.merchant.id;
  const names = Prisma.join([...texts]);
  const references = Prisma.join(texts.map((each) => each.toUpperCase()));
  const numbers = texts.filter((each) => /^\d{1,9}$/.test(each)).map(Number);
  const byNumber = numbers.length === 0 ? Prisma.empty : Prisma.sql`OR i.number IN (${Prisma.join(numbers)})`;
  return ctx.db.$queryRaw<Row[]>`
    SELECT named.kind, named.title, s.id AS "sessionId", named.amount::text AS amount, named.currency
    FROM (
      SELECT 'payment' AS kind, id AS title, id AS session_id, amount, currency FROM payment_session
      WHERE merchant_id = ${merchantId} AND (order_no IN (${names}) OR id IN (${names}))
      UNION ALL SELECT 'attempt', reference_number, session_id, amount, currency FROM attempt
      WHERE merchant_id = ${merchantId} AND (reference_number IN (${references}) OR id IN (${names}))
      UNION ALL SELECT kind, reference_number, session_id, amount, currency FROM operation
      WHERE merchant_id = ${merchantId} AND (reference_number IN (${references}) OR id IN (${names}))
      UNION ALL SELECT 'invoice', i.invoice_number, i.session_id, i.total_incl_tax, i.currency FROM invoice i
      WHERE i.merchant_id = ${merchantId} AND (i.invoice_number IN (${names}) OR i.id IN (${names}) ${byNumber})
    ) named JOIN payment_session s ON s.id = named.session_id
    WHERE s.deleted_at IS NULL AND ${ofVisibleType(ctx.actor, Prisma.sql`s.type`)}
    ORDER BY s.created_at DESC LIMIT ${limit}`;
}

const SHOWN = ["refund", "capture", "void", "invoice"] as const;

/** One invalid row does not break the others. */
function namedRow({ kind: word, title, sessionId, amount, currency: code }: Row): FoundNamed[] {
  const kind = SHOWN.find((each) => each === word);
  if (kind === undefined) return [];
  const target = { page: "payment", id: sessionId } as const;
  try {
    return [{ kind, title, amount: wireAmount(money(amount, currency(code))), target }];
  } catch {
    return [{ kind, title, amount: null, target }];
  }
}

async function findEvent(ctx: Ctx, text: string): Promise<FoundNamed | null> {
  if (!/^evt_\w{1,36}$/.test(text) || !seesPayments(ctx)) return null;
  const found = await eventPage(ctx, text).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  return found && { kind: "event", title: text, amount: null, target: { page: "event", id: text } };
}

async function findRequest(ctx: Ctx, text: string): Promise<FoundNamed | null> {
  if (!/^req_\w{1,36}$/.test(text)) return null;
  const found = await findApproval(ctx, text);
  return found && { kind: "approval", title: text, amount: found.amount, target: { page: "approval", id: text } };
}

/** An API request by its `X-Request-Id`. */
async function findCall(ctx: Ctx, typed: string): Promise<FoundNamed | null> {
  if (!mayUse(ctx.actor, "console.developer")) return null;
  const where = { merchantId: ctx.merchant.id, requestId: typed };
  const found = await ctx.db.requestLogEntry.findFirst({ where, select: { id: true } });
  return found && { kind: "request", title: typed, amount: null, target: { page: "requests", id: typed } };
}
