import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { eventPage } from "@/server/domain/webhooks";
import { currency } from "@/server/kernel/currency";
import { NotFound } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { findApproval } from "./approvals/list-approvals";
import type { FoundTarget } from "./found-target";
import { type NamedPaymentRow, rowsNamed } from "./statements/find-named";
import { type WireAmount, wireAmount } from "./wire-amount";

export type FoundNamed = {
  readonly kind: "event" | "approval" | "refund" | "capture" | "void" | "invoice" | "request";
  readonly title: string;
  readonly amount: WireAmount | null;
  readonly target: FoundTarget;
};

/** Exact matches of a search, and sessions whose order number, id or reference matches, newest first. */
export type NamedFound = { readonly named: readonly FoundNamed[]; readonly sessionIds: readonly string[] };

export async function findNamed(
  ctx: Ctx,
  { typed, text }: { readonly typed: string; readonly text: string },
  limit: number,
): Promise<NamedFound> {
  const [rows, others] = await Promise.all([
    seesPayments(ctx) ? paymentsNamed(ctx, [typed, text], limit) : [],
    Promise.all([findEvent(ctx, text), findRequest(ctx, text), findCall(ctx, typed)]),
  ]);
  const named = [...rows.flatMap(namedRow), ...others.flatMap((each) => each ?? [])];
  const own = rows.filter(({ kind }) => kind === "payment" || kind === "attempt");
  return { named, sessionIds: [...new Set(own.map(({ sessionId }) => sessionId))] };
}

/** If the typed id is not found, it is searched in upper and in lower case. */
async function paymentsNamed(ctx: Ctx, texts: readonly string[], limit: number): Promise<NamedPaymentRow[]> {
  const asTyped = await rowsNamed(ctx, [...new Set(texts)], limit);
  if (asTyped.length > 0) return asTyped;
  const others = new Set(texts.flatMap((each) => [each.toUpperCase(), each.toLowerCase()]));
  for (const each of texts) others.delete(each);
  return others.size === 0 ? [] : rowsNamed(ctx, [...others], limit);
}

export function seesPayments({ actor }: Ctx): boolean {
  return SESSION_TYPES.some((type) => mayUse(actor, sessionPermission(type, "view")));
}

const SHOWN = ["refund", "capture", "void", "invoice"] as const;

function namedRow({ kind: word, title, sessionId, amount, currency: code }: NamedPaymentRow): FoundNamed[] {
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

async function findCall(ctx: Ctx, typed: string): Promise<FoundNamed | null> {
  if (!mayUse(ctx.actor, "console.developer")) return null;
  const where = { merchantId: ctx.merchant.id, requestId: typed };
  const found = await ctx.db.requestLogEntry.findFirst({ where, select: { id: true } });
  return found && { kind: "request", title: typed, amount: null, target: { page: "requests", id: typed } };
}
