import type { CheckoutCard, CheckoutPrice, CheckoutView } from "@/server/domain/payments";
import { quoteOf } from "../payment/quote";

// Prefix of form values for saved cards. Codes of methods contain no colon, so none begins with it.

const CARD_CHOICE = "card:";

const WHOLE_WALLET = "wallet:whole";

export function quoteField(choice: string, withWallet: boolean): string {
  return withWallet ? `total-${choice}-wallet` : `total-${choice}`;
}

export const WHOLE_WALLET_QUOTE = quoteField(WHOLE_WALLET, false);

/** The totals that the form shows for a choice, by field name; no other total is charged. */
export function quotesOf(choice: string, { total, withWallet }: CheckoutPrice): Record<string, string> {
  const reduced = withWallet === null ? {} : { [quoteField(choice, true)]: quoteOf(withWallet.total) };
  return { [quoteField(choice, false)]: quoteOf(total), ...reduced };
}

export function cardChoice({ id }: Pick<CheckoutCard, "id">): string {
  return `${CARD_CHOICE}${id}`;
}

export function chosenCardId(choice: string): string | null {
  return choice.startsWith(CARD_CHOICE) ? choice.slice(CARD_CHOICE.length) : null;
}

export function flowField(code: string): string {
  return `flow-${code}`;
}

export function phoneField(code: string): string {
  return `phone-${code}`;
}

export function typedPrefix(code: string): string {
  return `card-${code}-`;
}

/** Wallets that are not counted when the page decides whether a session has only one method. */
const IN_PASSING: ReadonlySet<string> = new Set(["stc_pay"]);

/** Form value if no payment method is preselected. */
export const NO_METHOD = "";

export function preselectedChoice(view: Pick<CheckoutView, "cards" | "methods" | "lastMethod">): string | null {
  const { cards, methods, lastMethod } = view;
  if (methods.some(({ code }) => code === lastMethod)) return lastMethod;
  if (lastMethod === NO_METHOD) return null;
  const card = cards.find(({ tooShort }) => !tooShort);
  if (card !== undefined) return cardChoice(card);
  const [first, ...others] = methods.filter(({ flow }) => !IN_PASSING.has(flow));
  return first !== undefined && others.length === 0 ? first.code : null;
}

type Choice = {
  readonly choice: string;
  readonly charge: CheckoutPrice;
  readonly leavesPage: boolean;
  readonly typesCard: boolean;
};

export function choicesOf({ cards, methods }: Pick<CheckoutView, "cards" | "methods">) {
  return [
    ...cards.map((card) => ({ choice: cardChoice(card), charge: card, leavesPage: false, typesCard: false })),
    ...methods.map((method) => ({
      choice: method.code,
      charge: method,
      leavesPage: method.leavesPage,
      typesCard: method.cardEntry !== null,
    })),
  ] satisfies Choice[];
}

export function countWays({ cards, methods, sheets }: Pick<CheckoutView, "cards" | "methods" | "sheets">): number {
  return cards.length + methods.length + sheets.length;
}

export function hasNoWay(view: CheckoutView): boolean {
  return countWays(view) === 0 && view.wallet?.covers !== true;
}

export type OfferChange = "wallet" | "amount" | "card";

export function changedOf(text: string | undefined): OfferChange | null {
  return text === "wallet" || text === "amount" || text === "card" ? text : null;
}
