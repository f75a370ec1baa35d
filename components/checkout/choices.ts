/** The ways to pay that the checkout offers, and how its form names them. */
import type { CheckoutCard, CheckoutPrice, CheckoutView } from "@/server/domain/payments";
import { quoteOf } from "../payment/quote";

// No method's code holds a colon, so each of these is told from one.

/** The prefix of a saved card's id in the choice that names it. */
const CARD_CHOICE = "card:";

/** Names the wallet that pays all of it, beside the choices. */
const WHOLE_WALLET = "wallet:whole";

/** The field with which the form says which total it showed for a choice, without or with the wallet. */
export function quoteField(choice: string, withWallet: boolean): string {
  return withWallet ? `total-${choice}-wallet` : `total-${choice}`;
}

/** The field with which the form says what it showed that the wallet pays if it pays all of it. */
export const WHOLE_WALLET_QUOTE = quoteField(WHOLE_WALLET, false);

/** What the form says it showed for a choice, by field; another price is not charged. */
export function quotesOf(choice: string, { total, withWallet }: CheckoutPrice): Record<string, string> {
  const reduced = withWallet === null ? {} : { [quoteField(choice, true)]: quoteOf(withWallet.total) };
  return { [quoteField(choice, false)]: quoteOf(total), ...reduced };
}

/** The choice that names a saved card. */
export function cardChoice({ id }: Pick<CheckoutCard, "id">): string {
  return `${CARD_CHOICE}${id}`;
}

/** The saved card that a choice names, or null when it names a method. */
export function chosenCardId(choice: string): string | null {
  return choice.startsWith(CARD_CHOICE) ? choice.slice(CARD_CHOICE.length) : null;
}

/** The field with which the form says by which flow a method asked for something in place. */
export function flowField(code: string): string {
  return `flow-${code}`;
}

/** The prefix of a device wallet in the choice that names it, beside the methods. */
const SHEET_CHOICE = "sheet:";

/** The choice that names a device wallet. */
export function sheetChoice(service: string): string {
  return `${SHEET_CHOICE}${service}`;
}

/** True if the choice is a device wallet. */
export function isSheetChoice(choice: string | null): boolean {
  return choice?.startsWith(SHEET_CHOICE) === true;
}

/** The field with the phone that a mobile wallet asks for. */
export function phoneField(code: string): string {
  return `phone-${code}`;
}

/** Begins the names of the card's fields inside a method. */
export function typedPrefix(code: string): string {
  return `card-${code}-`;
}

/** Wallets that stand among the methods: beside one method they leave it the only one. */
const IN_PASSING: ReadonlySet<string> = new Set(["stc_pay"]);

/**
 * What was tried and failed is offered again; else the card that was used last, as long as it can be used, or
 * the only method there is.
 */
export function preselectedChoice(view: Pick<CheckoutView, "cards" | "methods" | "lastMethod">): string | null {
  const { cards, methods, lastMethod } = view;
  if (methods.some(({ code }) => code === lastMethod)) return lastMethod;
  const card = cards.find(({ tooShort }) => !tooShort);
  if (card !== undefined) return cardChoice(card);
  const [first, ...others] = methods.filter(({ flow }) => !IN_PASSING.has(flow));
  return first !== undefined && others.length === 0 ? first.code : null;
}

type Choice = {
  readonly choice: string;
  readonly charge: CheckoutPrice;
  readonly leavesPage: boolean;
  /** A card is typed inside the choice. */
  readonly typesCard: boolean;
};

/** Every way to pay with the choice that names it: saved cards first. */
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

/** How many ways to pay there are beside the wallet. */
export function countWays({ cards, methods, sheets }: Pick<CheckoutView, "cards" | "methods" | "sheets">): number {
  return cards.length + methods.length + sheets.length;
}

/** True if there is nothing to pay with, nor a wallet that pays all of it. */
export function hasNoWay(view: CheckoutView): boolean {
  return countWays(view) === 0 && view.wallet?.covers !== true;
}

/**
 * What a submit found to be other than it was shown: the wallet's credit, or the amount. The checkout's
 * address says it under `changed`.
 */
export type PriceChange = "wallet" | "amount";

/** What the address of the page says has changed, or null. */
export function changedOf(text: string | string[] | undefined): PriceChange | null {
  return text === "wallet" || text === "amount" ? text : null;
}
