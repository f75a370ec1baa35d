import type { AuditAction } from "@/server/domain/audit";
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

async function wasDone(ctx: Ctx, sessionId: string, act: DoneAct): Promise<boolean> {
  if (ctx.actor.kind !== "user") return false;
  const about = act === "invoice_link" ? {} : { objectId: sessionId };
  const event = await ctx.db.auditEvent.findFirst({
    where: {
      ...about,
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
