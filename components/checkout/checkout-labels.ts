/** Small decisions about words that several parts of the checkout share. */
import type { CheckoutCard, CheckoutPrice, CheckoutView } from "@/server/domain/payments";
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

/** What stands before the id of a saved card in the choice that names it; no method's code holds a colon. */
const CARD_CHOICE = "card:";

/** The choice that names a saved card. */
export function cardChoice({ id }: Pick<CheckoutCard, "id">): string {
  return `${CARD_CHOICE}${id}`;
}

/** The saved card that a choice names, or null when it names a method. */
export function chosenCardId(choice: string): string | null {
  return choice.startsWith(CARD_CHOICE) ? choice.slice(CARD_CHOICE.length) : null;
}

/** A saved card's name: its brand, where it is known, and its last digits. */
export function cardName({ brand, last4 }: Pick<CheckoutCard, "brand" | "last4">): string {
  return brand === null ? `•••• ${last4}` : `${brand} •••• ${last4}`;
}

/** The card that was used last needs no choosing, as long as it can be used; neither does the only method there is. */
export function preselectedChoice({ cards, methods }: Pick<CheckoutView, "cards" | "methods">): string | null {
  const card = cards.find(({ isExpired, tooShort }) => !isExpired && !tooShort);
  if (card !== undefined) return cardChoice(card);
  const [first, ...others] = methods;
  return first !== undefined && others.length === 0 ? first.code : null;
}

/** Every way to pay with the choice that names it: saved cards first. */
export function choicesOf({ cards, methods }: Pick<CheckoutView, "cards" | "methods">) {
  return [
    ...cards.map((card) => ({ choice: cardChoice(card), charge: card, leavesPage: false })),
    ...methods.map((method) => ({ choice: method.code, charge: method, leavesPage: method.leavesPage })),
  ] satisfies { choice: string; charge: CheckoutPrice; leavesPage: boolean }[];
}

/** What a submit found to be other than it was shown: the wallet's credit, or the amount. The checkout's address says it under `changed`. */
export type Changed = "wallet" | "amount";

/** What the address of the page says has changed, or null. */
export function changedOf(text: string | string[] | undefined): Changed | null {
  return text === "wallet" || text === "amount" ? text : null;
}
