/** Small decisions about words that several parts of the checkout share. */
import type { CheckoutMethod } from "@/server/domain/payments";
import type { Language } from "@/server/kernel/types";

/** The method's name in the page's language, where it has one. */
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

/** The only method there is needs no choosing. */
export function preselectedMethod(methods: readonly CheckoutMethod[]): string | null {
  const [first, ...others] = methods;
  return first !== undefined && others.length === 0 ? first.code : null;
}
