import type { NoticeFacts } from "@/server/domain/notifications";
import { isNothing } from "@/server/kernel/money-text";

const WORDINGS = {
  session_created: "created",
  session_paid: "paid",
  session_canceled: "canceled",
  session_failed: "failed",
  session_expired: "expired",
  session_authorized: "authorized",
  session_voided: "voided",
  session_refunded: "refunded",
  session_captured: "captured",
} as const;

/** Chooses the message keys of a notice. A success without a charge is not called a payment. */
export function noticeWording({ kind, amount }: NoticeFacts) {
  return kind === "session_paid" && isNothing(amount.amount) ? "nothing" : WORDINGS[kind];
}

export function noticeAction({ kind, links, isOpen }: NoticeFacts): "pay" | "again" | "receipt" | null {
  if (links === null || kind === "session_canceled" || kind === "session_expired") return null;
  if (kind === "session_created") return "pay";
  if (kind === "session_failed") return isOpen ? "again" : null;
  return "receipt";
}
