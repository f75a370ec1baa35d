/** The mark beside a saved card or a method. */

/** Brands with a file in `public/icons/brands`. */
export const DRAWN_BRANDS = [
  "visa",
  "mastercard",
  "amex",
  "maestro",
  "unionpay",
  "jcb",
  "dinersclub",
  "discover",
  "paypal",
  "applepay",
  "googlepay",
] as const;

/** A picture, or a word where there is none; `card` is any card. */
export type BrandMark = { readonly drawn: (typeof DRAWN_BRANDS)[number] } | { readonly word: string } | "card";

/** Parts of names that mean a brand. */
const ALIASES: readonly (readonly [part: string, brand: (typeof DRAWN_BRANDS)[number]])[] = [
  ["americanexpress", "amex"],
  ["diners", "dinersclub"],
];

/** No maintained icon set has these. */
const WORDS: readonly (readonly [part: string, word: string])[] = [
  ["knet", "KNET"],
  ["mada", "mada"],
  ["benefit", "BENEFIT"],
  ["meeza", "MEEZA"],
  ["samsungpay", "S Pay"],
  ["stcpay", "stc pay"],
];

/** Unknown names get the mark of a card. */
export function brandMark(name: string | null): BrandMark {
  const key = (name ?? "").toLowerCase().replace(/[^a-z]/g, "");
  const [, word] = WORDS.find(([part]) => key.includes(part)) ?? [];
  if (word !== undefined) return { word };
  const [, alias] = ALIASES.find(([part]) => key.includes(part)) ?? [];
  const drawn = alias ?? DRAWN_BRANDS.find((brand) => (LONG.has(brand) ? key.includes(brand) : key.startsWith(brand)));
  return drawn === undefined ? "card" : { drawn };
}

/** Brands found anywhere in a name; shorter names also occur in ordinary words. */
const LONG: ReadonlySet<string> = new Set([
  "mastercard",
  "maestro",
  "unionpay",
  "dinersclub",
  "paypal",
  "applepay",
  "googlepay",
]);
