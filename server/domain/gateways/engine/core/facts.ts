/** Reads the facts of an answer by tables of JSON paths. */
import { schemeName } from "@/server/kernel/card-scheme";
import type { JsonObject } from "@/server/kernel/json";
import type { Money } from "@/server/kernel/money";
import { type CardFacts, type GatewayRefs, maskedNumber, type PgParams } from "../../core/result";
import type { GatewayOutcome } from "../../core/words";
import type { Answer } from "./answer";
import { amountOfUnits, type UnitTable } from "./minor-units";
import { saidFirst, saidInstant, saidPlain, saidTexts } from "./said";

/** `expiry` is a text such as `3/2030`; other gateways report month and year. */
export type CardFields = Readonly<
  Record<"brand" | "last4", string> & Partial<Record<"expiry" | "month" | "year" | "name", string>>
>;

export type KeptFields = {
  /** Paths of the saved card's data; the card counts as saved if all paths have a value. */
  readonly handle: Readonly<Record<string, string>>;
  readonly networkTransactionId: string;
};

export type AmountFields = { readonly units: string; readonly currency: string };

export type AnswerFields = {
  readonly about: string;
  readonly refs?: Readonly<Record<string, string>>;
  readonly params: Readonly<Partial<Record<keyof PgParams, string>>>;
  readonly card?: CardFields;
  readonly captureBefore?: string;
  /** Path of the moved amount; absent if the answer reports none. */
  readonly moved?: AmountFields;
};

/** Reads an amount; null if it is absent or this service cannot represent it. */
export function amountIn(said: JsonObject, { units, currency }: AmountFields, table: UnitTable): Money | null {
  return amountOfUnits(table, saidPlain(said, units), saidPlain(said, currency));
}

/** @param units the gateway's units of amounts */
export function answerIn(said: JsonObject, outcome: GatewayOutcome, fields: AnswerFields, units: UnitTable): Answer {
  const { about, refs, params, card, captureBefore, moved } = fields;
  return {
    outcome,
    raw: said,
    about: saidFirst(said, about),
    params: { ...saidTexts(said, params), ...(card && paramsOfCard(said, card)) },
    ...(refs && { refs: saidTexts(said, refs) }),
    ...(captureBefore !== undefined && { captureBefore: saidInstant(said, ...captureBefore.split("/")) }),
    ...(moved && { actual: amountIn(said, moved, units) }),
  };
}

function paramsOfCard(said: JsonObject, fields: CardFields): Answer["params"] {
  const { last4, month = null, year = null } = cardTexts(said, fields);
  return {
    card_number: last4 && maskedNumber(last4),
    ...(fields.month !== undefined && { card_expiry_month: month?.padStart(2, "0"), card_expiry_year: year }),
  };
}

function cardTexts(said: JsonObject, { last4: digits, expiry = "", month = "", year = "" }: CardFields) {
  const last4 = saidFirst(said, digits);
  const dated = /^(\d{1,2})\/(\d{4})$/.exec(saidFirst(said, expiry) ?? "");
  return {
    last4: last4 !== null && /^\d{4}$/.test(last4) ? last4 : null,
    month: dated?.[1] ?? saidPlain(said, month),
    year: dated?.[2] ?? saidPlain(said, year),
  };
}

/** Reads a card's facts; null if they are not enough to show the card. */
export function cardIn(said: JsonObject, fields: CardFields): CardFacts | null {
  const { last4, month, year } = cardTexts(said, fields);
  if (!month || !year || last4 === null) return null;
  const [expiryMonth, expiryYear] = [Number(month), Number(year)];
  const nameOnCard = saidFirst(said, fields.name ?? "");
  const brand = schemeName(saidFirst(said, fields.brand));
  return { token: null, brand, last4, expiryMonth, expiryYear, nameOnCard, cvvRequired: false };
}

/** The saved card; null if it cannot be charged later. */
export function keptIn(said: JsonObject, { handle, networkTransactionId }: KeptFields): Answer["keptCard"] {
  const found = Object.entries(saidTexts(said, handle)).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length < Object.keys(handle).length) return null;
  const refs: GatewayRefs = Object.fromEntries(found);
  return { handle: refs, networkTransactionId: saidFirst(said, networkTransactionId) };
}
