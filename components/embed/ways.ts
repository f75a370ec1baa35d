/** The ways to pay, as hooks and events of the page around are told of them. */
import type { CheckoutCard, CheckoutView } from "@/server/domain/payments";
import { normaliseDigits } from "@/server/kernel/digits";
import { cardChoice, quoteField, sheetChoice, typedPrefix, WHOLE_WALLET_QUOTE } from "../checkout/choices";
import { formOfPayment } from "./forms";
import { maskedCard } from "./masked-card";

export type Way = {
  readonly form_of_payment: string;
  readonly pg_code: string;
  /** It goes on to a page of its own, whose address `beforePayment` is told. */
  readonly leaves: boolean;
  /** What `beforePayment` is told of a card. */
  readonly card?: object;
  /** The card is typed inside the choice. */
  readonly typesCard?: boolean;
};

/** By the choice that names it in the form. */
export type Ways = Readonly<Record<string, Way>>;

/** No method's code, nor a card's choice. */
const ALL_OF_IT = "wallet:";
const WHOLE_WALLET: Way = { form_of_payment: "wallet", pg_code: "", leaves: false };

/** Every way that the view offers. */
export function waysOf({ cards, methods, sheets }: CheckoutView): Ways {
  return Object.fromEntries([
    ...cards.map((card) => [cardChoice(card), wayOfCard(card)] as const),
    // The sheet, or the code, asks by itself once it is approved.
    ...sheets.map(({ service, pgCode }): [string, Way] => [
      sheetChoice(service),
      { form_of_payment: formOfPayment(service), pg_code: pgCode, leaves: true },
    ]),
    ...methods.map(({ code, flow, leavesPage, cardEntry }): [string, Way] => [
      code,
      { form_of_payment: formOfPayment(flow), pg_code: code, leaves: leavesPage, typesCard: cardEntry !== null },
    ]),
  ]);
}

/** Of a saved card only the last digits are known here. */
function wayOfCard({ pgCode, last4, expiry, brand }: CheckoutCard): Way {
  const [expiry_month = "", expiry_year = ""] = expiry.split("/");
  const name = brand ?? "";
  const card = { number: `XXXXXXXXXXXX${last4}`, expiry_month, expiry_year, brand: name, scheme: name };
  return { form_of_payment: "token_pay", pg_code: pgCode, leaves: false, card };
}

/**
 * Names what the form would pay by: the wallet that pays all of it, the device wallet whose button was
 * pressed, else what is chosen; empty while nothing is.
 */
export function choiceIn(form: FormData): string {
  if (form.get("whole-wallet") !== null) return ALL_OF_IT;
  const sheet = form.get("sheet");
  return typeof sheet === "string" ? sheetChoice(sheet) : String(form.get("method") ?? "");
}

/** The way that the form would pay by; null while nothing is chosen. */
export function chosenWay(form: FormData, ways: Ways): Way | null {
  const choice = choiceIn(form);
  const way = choice === ALL_OF_IT ? WHOLE_WALLET : ways[choice];
  if (way?.typesCard !== true) return way ?? null;
  const prefix = typedPrefix(way.pg_code);
  return { ...way, card: maskedCard((name) => String(form.get(`${prefix}${name}`) ?? "")) };
}

/** The total that the form shows for what is chosen, such as `10.750 KWD`; empty while nothing is. */
export function shownTotal(form: FormData): string {
  const field =
    form.get("whole-wallet") === null ? quoteField(choiceIn(form), form.get("wallet") !== null) : WHOLE_WALLET_QUOTE;
  return String(form.get(field) ?? "");
}

/** True unless the total is in the same currency and no higher than the one that was agreed to. */
export function isDearer(total: string, agreed: string): boolean {
  if (total === agreed) return false;
  const [amount = "", currency] = total.split(" ");
  const [before = "", beforeCurrency] = agreed.split(" ");
  if (amount === "" || currency !== beforeCurrency) return true;
  // Of one currency, hence with the same decimals: the longer text is the higher amount.
  return amount.length === before.length ? amount > before : amount.length > before.length;
}

/** True if everything that the form asks for in sight is filled in. */
export function isFilled(form: HTMLFormElement): boolean {
  const asked = [...form.querySelectorAll<HTMLInputElement>("[aria-required=true]")].filter(isSeen);
  const isWrong = [...form.querySelectorAll("[data-unfit]")].some(isSeen);
  return !isWrong && asked.every(({ value, autocomplete }) => isFit(value.trim(), autocomplete));
}

function isFit(value: string, autocomplete: string): boolean {
  return autocomplete === "cc-csc" ? /^\d{3,4}$/.test(normaliseDigits(value)) : value !== "";
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}
