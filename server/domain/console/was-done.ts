import type { AuditAction } from "@/server/domain/audit";
import { invoiceIdOf } from "@/server/domain/invoices";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

/** Real seconds for which a page confirms an action. */
const CONFIRMED_SECONDS = 120;

const ACTIONS = {
  resend: "payment.notified",
  invoice_link: "invoice.link_replaced",
  cancel: "payment.cancel",
  expire: "payment.expire",
  delete: "payment.delete",
  restore: "payment.restore",
  inquiry: "payment.inquire",
  collect: "payment.collect",
} as const satisfies Readonly<Record<string, AuditAction>>;

export type DoneAct = keyof typeof ACTIONS;

const ACTS = Object.keys(ACTIONS) as readonly DoneAct[];

/** The action that the user has just done to the payment according to the audit log, or null. */
export async function doneNow(ctx: Ctx, sessionId: string, named: unknown): Promise<DoneAct | null> {
  const act = ACTS.find((each) => each === named);
  return act !== undefined && (await wasDone(ctx, sessionId, act)) ? act : null;
}

export async function isGoneNow(ctx: Ctx, sessionId: string): Promise<boolean> {
  if (!(await wasDone(ctx, sessionId, "delete"))) return false;
  return (await ctx.db.paymentSession.count({ where: { id: sessionId, merchantId: ctx.merchant.id } })) === 0;
}

async function wasDone(ctx: Ctx, sessionId: string, act: DoneAct): Promise<boolean> {
  if (ctx.actor.kind !== "user") return false;
  const objectId = act === "invoice_link" ? await invoiceIdOf(ctx, sessionId) : sessionId;
  if (objectId === null) return false;
  const event = await ctx.db.auditEvent.findFirst({
    where: {
      objectId,
      merchantId: ctx.merchant.id,
      userId: ctx.actor.id,
      action: ACTIONS[act],
      outcome: "done",
      at: { gte: addSeconds(ctx.realNow(), -CONFIRMED_SECONDS) },
    },
    select: { id: true },
  });
  return event !== null;
}
