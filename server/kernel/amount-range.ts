import { normaliseAmount } from "./digits";

/** One limit of amounts; null means none. `isStrict` excludes the limit itself. */
type Limit = { readonly amount: string; readonly isStrict: boolean } | null;

export type AmountBounds = { readonly least: Limit; readonly most: Limit };

const SIGNS: Readonly<Record<string, string>> = {
  "\u2264": "<=",
  "\u2265": ">=",
  "\uff1c": "<",
  "\uff1e": ">",
  "\uff1d": "=",
};
const AMOUNT = /^(\d{1,15})(?:\.(\d{1,3}))?$/;

function plainAmount(text: string): string | null {
  const [, whole, fraction = ""] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return null;
  const decimals = fraction.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "")}${decimals === "" ? "" : `.${decimals}`}`;
}

export function asciiSigns(text: string): string {
  return text.replace(/[\u2264\u2265\uff1c\uff1d\uff1e]/g, (sign) => SIGNS[sign] ?? sign);
}

function signed(text: string): string {
  const amount = normaliseAmount(text).replace(/\u066c/g, "");
  return asciiSigns(amount).replace(/\u2026/g, "..");
}

/**
 * Parses `50`, `>50`, `>=50`, `<50`, `<=50`, or a range `50..60`, `50..` or `..60` with both ends included;
 * `>` or `<` before an end excludes it, as in `>50..<60`.
 */
export function readAmounts(text: string): string | null {
  const typed = signed(text);
  const [from = "", to, more] = typed.split("..");
  if (to === undefined) return comparedAmount(typed);
  const [least, most] = [rangeEnd(from, ">"), rangeEnd(to, "<")];
  if (more !== undefined || least === null || most === null) return null;
  if (least.amount === "" && most.amount === "") return null;
  if (most.amount === "" && least.isStrict) return `>${least.amount}`;
  if (least.amount === "" && most.isStrict) return `<${most.amount}`;
  const isClosed = least.amount !== "" && most.amount !== "";
  if (isClosed && Number(least.amount) > Number(most.amount)) return null;
  return `${least.isStrict ? ">" : ""}${least.amount}..${most.isStrict ? "<" : ""}${most.amount}`;
}

function comparedAmount(typed: string): string | null {
  const [, sign = "", compared = ""] = /^(>=|<=|>|<|=)?([^.<>=][^<>=]*)$/.exec(typed) ?? [];
  const amount = plainAmount(compared);
  return amount === null ? null : `${sign === "=" ? "" : sign}${amount}`;
}

function rangeEnd(text: string, strict: ">" | "<"): { readonly amount: string; readonly isStrict: boolean } | null {
  if (text === "") return { amount: "", isStrict: false };
  const isStrict = text.startsWith(strict);
  const amount = plainAmount(isStrict ? text.slice(1) : text);
  return amount === null ? null : { amount, isStrict };
}

type TypedAmounts = {
  readonly from: string;
  readonly to: string;
  readonly isAbove: boolean;
  readonly isBelow: boolean;
};

export function typedAmounts({ from, to, isAbove, isBelow }: TypedAmounts): string {
  if (from === "" && to === "") return "";
  if (from === to && !isAbove && !isBelow) return from;
  const [least, most] = [isAbove ? `>${from}` : from, isBelow ? `<${to}` : to];
  return `${from === "" ? "" : least}..${to === "" ? "" : most}`;
}

/** @param amounts text that {@link readAmounts} returned */
export function amountBounds(amounts: string): AmountBounds {
  if (amounts.includes("..")) {
    const [from = "", to = ""] = amounts.split("..");
    const limit = (end: string): Limit =>
      end === "" ? null : { amount: end.replace(/^[<>]/, ""), isStrict: /^[<>]/.test(end) };
    return { least: limit(from), most: limit(to) };
  }
  const [, sign = "", amount = "0"] = /^([<>]?=?)(.*)$/.exec(amounts) ?? [];
  const limit = { amount, isStrict: !sign.endsWith("=") };
  if (sign === "") return { least: { amount, isStrict: false }, most: { amount, isStrict: false } };
  return sign.startsWith(">") ? { least: limit, most: null } : { least: null, most: limit };
}
