/** What methods, fees, orders and saved cards are called on pages. */
import type { CheckoutCard } from "@/server/domain/payments";
import type { Language } from "@/server/kernel/types";

/** The method's name in the page's language, if it has one. */
export function methodName(method: { name: string; nameAr: string | null }, language: Language): string {
  return language === "ar" ? (method.nameAr ?? method.name) : method.name;
}

/** What the fee is for, in the page's language, or null. */
export function feeName(
  of: { feeDescription: string | null; feeDescriptionAr: string | null },
  language: Language,
): string | null {
  return language === "ar" ? (of.feeDescriptionAr ?? of.feeDescription) : of.feeDescription;
}

/** An order number as it is read aloud: numbers with a number sign, anything else as it is. */
export function orderMark(orderNo: string): string {
  return /^\d+$/.test(orderNo) ? `#${orderNo}` : orderNo;
}

/** A saved card's name: its brand, if known, and its last digits. */
export function cardName({ brand, last4 }: Pick<CheckoutCard, "brand" | "last4">): string {
  return brand === null ? `•••• ${last4}` : `${brand} •••• ${last4}`;
}
