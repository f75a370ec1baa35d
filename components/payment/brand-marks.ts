/** The mark beside a saved card or a method. */

/** A drawn mark, or a word in capitals where none is drawn; `card` is any card. */
export type BrandMark = "visa" | "mastercard" | "card" | { readonly word: string };

const WORDS: Readonly<Record<string, string>> = {
  knet: "KNET",
  mada: "mada",
  benefit: "BENEFIT",
  meeza: "MEEZA",
  amex: "AMEX",
  americanexpress: "AMEX",
  applepay: "Pay",
  googlepay: "G Pay",
  stcpay: "stc pay",
};

/** The mark of a card's brand or of a method's code or name; unknown ones are cards. */
export function brandMark(name: string | null): BrandMark {
  const key = (name ?? "").toLowerCase().replace(/[^a-z]/g, "");
  if (key.startsWith("visa")) return "visa";
  if (key.startsWith("mastercard")) return "mastercard";
  const known = Object.keys(WORDS).find((word) => key.includes(word));
  const word = known === undefined ? undefined : WORDS[known];
  return word === undefined ? "card" : { word };
}
