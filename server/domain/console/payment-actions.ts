import { invoiceIdOf } from "@/server/domain/invoices";
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { type OfferedOperation, offeredOperations } from "@/server/domain/operations";
import { sendableNotice } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentPageView } from "./payment-page";
import { changePermission } from "./resend-notice";
import { isRetryable } from "./retry-link";

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

export type PaymentAction = Omit<OfferedOperation, "operation"> & { readonly act: PaymentAct | "inquiry" | "retry" };

/** Actions on a payment, each with the permission that the user lacks, if any. */
export async function paymentActions(
  ctx: Ctx,
  payment: Pick<PaymentPageView, "sessionId" | "deletedAt" | "isOwedInCash" | "state" | "type" | "paymentType">,
): Promise<readonly PaymentAction[]> {
  const { sessionId, deletedAt, isOwedInCash } = payment;
  if (deletedAt !== null) return [plain(ctx, "restore", "payment.delete")];
  const [offers, notice, invoiceId] = await Promise.all([
    offeredOperations(ctx, sessionId),
    sendableNotice(ctx, sessionId),
    invoiceIdOf(ctx, sessionId),
  ]);
  const operations = offers.map(({ operation: act, ...rest }) => ({ act, ...rest }));
  const resend = notice === null ? [] : [plain(ctx, "resend", changePermission(notice.type))];
  const link = invoiceId !== null ? [plain(ctx, "invoice_link", "Can add Invoice")] : [];
  const retry = invoiceId === null && isRetryable(payment) ? [plain(ctx, "retry", addPermission(payment.type))] : [];
  const cash = isOwedInCash ? [plain(ctx, "collect", "payment.collect")] : [];
  const isEnd = ({ act }: PaymentAction): boolean => act === "cancel" || act === "expire" || act === "delete";
  const ends = operations.filter(isEnd);
  const money = operations.filter((one) => !isEnd(one));
  return [plain(ctx, "inquiry", "payment.inquiry"), ...retry, ...cash, ...money, ...resend, ...link, ...ends];
}

export function maySend({ isPayable }: Pick<PaymentPageView, "isPayable">, actions: readonly PaymentAction[]): boolean {
  return isPayable && actions.some(({ act, lacks, refusal }) => act === "resend" && lacks === null && refusal === null);
}

function plain(ctx: Ctx, act: PaymentAction["act"], permission: string): PaymentAction {
  return { act, lacks: mayUse(ctx.actor, permission) ? null : permission, refusal: null, isForGood: false };
}

function addPermission(type: string): string {
  const known = SESSION_TYPES.find((each) => each === type);
  return known === undefined ? `Can add ${type}` : sessionPermission(known, "add");
}
