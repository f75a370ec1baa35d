import type { TypedCardFacts } from "@/sdk/web/types";
import type { CheckoutCard, CheckoutView } from "@/server/domain/payments";
import { schemeName } from "@/server/kernel/card-scheme";
import { normaliseDigits } from "@/server/kernel/digits";
import { cardChoice, quoteField, typedPrefix, WHOLE_WALLET_QUOTE } from "../checkout/choices";
import { sheetChoice } from "../checkout/sheet-choice";
import { ENCRYPTED } from "../payment/encrypted-names";
import { ALL_OF_IT, choiceIn } from "./choice-in";
import { formOfPayment } from "./forms";
import { type MaskedCard, maskedCard, typedCardFacts } from "./masked-card";

export type Way = {
  readonly form_of_payment: string;
  readonly pg_code: string;
  /** True if the payment method opens another page; `beforePayment` then gets the page's address. */
  readonly leaves: boolean;
  readonly card?: object;
  readonly typesCard?: boolean;
  readonly typed?: TypedCardFacts | undefined;
};

export type Ways = Readonly<Record<string, Way>>;

export const WHOLE_WALLET: Way = { form_of_payment: "wallet", pg_code: "", leaves: false };

export function waysOf({ cards, methods, sheets }: CheckoutView): Ways {
  return Object.fromEntries([
    ...cards.map((card) => [cardChoice(card), wayOfCard(card)] as const),
    // The wallet's sheet or the code form calls the hooks after the customer has approved the payment.
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

/** Details of a saved card, of which only the last digits are known. */
function wayOfCard({ pgCode, last4, expiry, brand }: CheckoutCard): Way {
  const [expiry_month = "", expiry_year = ""] = expiry.split("/");
  const name = schemeName(brand) ?? "";
  const card = { number: `XXXXXXXXXXXX${last4}`, expiry_month, expiry_year, brand: name, scheme: name };
  return { form_of_payment: "token_pay", pg_code: pgCode, leaves: false, card };
}

export function chosenWay(form: FormData, ways: Ways): Way | null {
  const choice = choiceIn(form);
  const way = choice === ALL_OF_IT ? WHOLE_WALLET : ways[choice];
  if (way?.typesCard !== true) return way ?? null;
  const prefix = typedPrefix(way.pg_code);
  const fieldOf = (name: string) => String(form.get(`${prefix}${name}`) ?? "");
  const encrypted = encryptedFacts(fieldOf);
  if (encrypted !== null) return { ...way, card: encrypted };
  return { ...way, card: maskedCard(fieldOf), typed: typedCardFacts(fieldOf) };
}

/** Of a card that the gateway's script encrypts, this page knows only the last digits and the scheme. */
function encryptedFacts(fieldOf: (name: string) => string): MaskedCard | null {
  if (fieldOf(ENCRYPTED.ran) === "") return null;
  const [last4, brand] = [fieldOf(ENCRYPTED.last4), schemeName(fieldOf(ENCRYPTED.brand)) ?? ""];
  const number = last4 === "" ? "" : `XXXXXXXXXXXX${last4}`;
  return { number, expiry_month: "", expiry_year: "", brand, scheme: brand };
}

export function shownTotal(form: FormData): string {
  const field =
    form.get("whole-wallet") === null ? quoteField(choiceIn(form), form.get("wallet") !== null) : WHOLE_WALLET_QUOTE;
  return String(form.get(field) ?? "");
}

/** True unless the total is in the agreed currency and at most the agreed total. */
export function isDearer(total: string, agreed: string): boolean {
  if (total === agreed) return false;
  const [amount = "", currency] = total.split(" ");
  const [before = "", beforeCurrency] = agreed.split(" ");
  if (amount === "" || currency !== beforeCurrency) return true;
  // The two amounts have the same number of decimals, so the longer text is the higher amount.
  return amount.length === before.length ? amount > before : amount.length > before.length;
}

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
