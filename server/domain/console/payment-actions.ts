import { hasInvoice } from "@/server/domain/invoices";
import { mayUse } from "@/server/domain/merchants";
import { type OfferedOperation, offeredOperations } from "@/server/domain/operations";
import { isPayable, sendableNotice } from "@/server/domain/sessions";
import { SESSION_STATES } from "@/server/domain/sessions/core/words";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentPageView } from "./payment-page";
import { changePermission } from "./resend-notice";

export const PAYMENT_ACTS = [
  "collect",
  "capture",
  "void",
  "refund",
  "resend",
  "invoice_link",
  "cancel",
  "expire",
  "delete",
  "restore",
] as const;

export type PaymentAct = (typeof PAYMENT_ACTS)[number];

export type PaymentAction = Omit<OfferedOperation, "operation"> & { readonly act: PaymentAct | "inquiry" };

/** Actions on a payment, each with the permission that the user lacks, if any. */
export async function paymentActions(
  ctx: Ctx,
  { sessionId, deletedAt, isOwedInCash }: Pick<PaymentPageView, "sessionId" | "deletedAt" | "isOwedInCash">,
): Promise<readonly PaymentAction[]> {
  if (deletedAt !== null) return [plain(ctx, "restore", "payment.delete")];
  const [offers, notice, isInvoiced] = await Promise.all([
    offeredOperations(ctx, sessionId),
    sendableNotice(ctx, sessionId),
    hasInvoice(ctx, sessionId),
  ]);
  const operations = offers.map(({ operation: act, ...rest }) => ({ act, ...rest }));
  const resend = notice === null ? [] : [plain(ctx, "resend", changePermission(notice.type))];
  const link = isInvoiced ? [plain(ctx, "invoice_link", "Can add Invoice")] : [];
  const cash = isOwedInCash ? [plain(ctx, "collect", "payment.collect")] : [];
  const isEnd = ({ act }: PaymentAction): boolean => act === "cancel" || act === "expire" || act === "delete";
  const ends = operations.filter(isEnd);
  const money = operations.filter((one) => !isEnd(one));
  return [plain(ctx, "inquiry", "payment.inquiry"), ...cash, ...money, ...resend, ...link, ...ends];
}

export function maySend({ state }: Pick<PaymentPageView, "state">, actions: readonly PaymentAction[]): boolean {
  return (
    SESSION_STATES.some((known) => known === state && isPayable(known)) &&
    actions.some(({ act, lacks, refusal }) => act === "resend" && lacks === null && refusal === null)
  );
}

function plain(ctx: Ctx, act: PaymentAction["act"], permission: string): PaymentAction {
  return { act, lacks: mayUse(ctx.actor, permission) ? null : permission, refusal: null, isForGood: false };
}
