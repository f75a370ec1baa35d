import type { Language } from "@/server/kernel/types";

export function methodName(method: { name: string; nameAr: string | null }, language: Language): string {
  return language === "ar" ? (method.nameAr ?? method.name) : method.name;
}

export function feeName(
  of: { feeDescription: string | null; feeDescriptionAr: string | null },
  language: Language,
): string | null {
  return language === "ar" ? (of.feeDescriptionAr ?? of.feeDescription) : of.feeDescription;
}

/** An order number that has only digits gets a number sign. */
export function orderMark(orderNo: string): string {
  return /^\d+$/.test(orderNo) ? `#${orderNo}` : orderNo;
}
