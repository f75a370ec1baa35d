/** The choices of the checkout's form and their names. */
import type { CheckoutCard, CheckoutPrice, CheckoutView } from "@/server/domain/payments";
import { quoteOf } from "../payment/quote";

// A method's code has no colon, so these prefixes cannot collide with one.

const CARD_CHOICE = "card:";

/** The choice of a wallet that pays everything. */
const WHOLE_WALLET = "wallet:whole";

/** The field with the total that the form showed for a choice. */
export function quoteField(choice: string, withWallet: boolean): string {
  return withWallet ? `total-${choice}-wallet` : `total-${choice}`;
}

/** The field with the amount that a wallet pays if it pays everything. */
export const WHOLE_WALLET_QUOTE = quoteField(WHOLE_WALLET, false);

/** The totals that the form showed for a choice, by field; no other total is charged. */
export function quotesOf(choice: string, { total, withWallet }: CheckoutPrice): Record<string, string> {
  const reduced = withWallet === null ? {} : { [quoteField(choice, true)]: quoteOf(withWallet.total) };
  return { [quoteField(choice, false)]: quoteOf(total), ...reduced };
}

export function cardChoice({ id }: Pick<CheckoutCard, "id">): string {
  return `${CARD_CHOICE}${id}`;
}

/** The id of a saved card; null for a method. */
export function chosenCardId(choice: string): string | null {
  return choice.startsWith(CARD_CHOICE) ? choice.slice(CARD_CHOICE.length) : null;
}

/** The field with the flow by which a method asked for details in the form. */
export function flowField(code: string): string {
  return `flow-${code}`;
}

const SHEET_CHOICE = "sheet:";

export function sheetChoice(service: string): string {
  return `${SHEET_CHOICE}${service}`;
}

export function isSheetChoice(choice: string | null): boolean {
  return choice?.startsWith(SHEET_CHOICE) === true;
}

/** The field with the phone of a mobile wallet. */
export function phoneField(code: string): string {
  return `phone-${code}`;
}

/** Prefix of the card fields inside a method. */
export function typedPrefix(code: string): string {
  return `card-${code}-`;
}

/** Wallets listed among the methods; beside a single method they do not count. */
const IN_PASSING: ReadonlySet<string> = new Set(["stc_pay"]);

/** The last failed choice; otherwise the last usable card, or the only method. */
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
  /** The card is typed in the form. */
  readonly typesCard: boolean;
};

/** Every choice with its name, saved cards first. */
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

/** Ways to pay, without the wallet. */
export function countWays({ cards, methods, sheets }: Pick<CheckoutView, "cards" | "methods" | "sheets">): number {
  return cards.length + methods.length + sheets.length;
}

/** Neither a way to pay nor a wallet that pays everything. */
export function hasNoWay(view: CheckoutView): boolean {
  return countWays(view) === 0 && view.wallet?.covers !== true;
}

/** What differed at submit from what was shown; the checkout's address has it under `changed`. */
export type PriceChange = "wallet" | "amount";

/** Null unless the address names a known change. */
export function changedOf(text: string | string[] | undefined): PriceChange | null {
  return text === "wallet" || text === "amount" ? text : null;
}
