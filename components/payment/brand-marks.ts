/** The mark beside a saved card or a method. */

/** Brands with a drawn mark: `public/icons/brands` has a file of each name. */
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

/** A drawn mark, or a word where none is drawn; `card` is any card. */
export type BrandMark = { readonly drawn: (typeof DRAWN_BRANDS)[number] } | { readonly word: string } | "card";

/** What a name holds that means a brand, and is not the brand's own name. */
const ALIASES: readonly (readonly [part: string, brand: (typeof DRAWN_BRANDS)[number]])[] = [
  ["americanexpress", "amex"],
  ["diners", "dinersclub"],
];

/** No icon set that is well kept has a drawing of these. */
const WORDS: readonly (readonly [part: string, word: string])[] = [
  ["knet", "KNET"],
  ["mada", "mada"],
  ["benefit", "BENEFIT"],
  ["meeza", "MEEZA"],
  ["samsungpay", "S Pay"],
  ["stcpay", "stc pay"],
];

/** The mark of a card's brand or of a method's code or name; unknown ones are cards. */
export function brandMark(name: string | null): BrandMark {
  const key = (name ?? "").toLowerCase().replace(/[^a-z]/g, "");
  const [, word] = WORDS.find(([part]) => key.includes(part)) ?? [];
  if (word !== undefined) return { word };
  const [, alias] = ALIASES.find(([part]) => key.includes(part)) ?? [];
  const drawn = alias ?? DRAWN_BRANDS.find((brand) => (LONG.has(brand) ? key.includes(brand) : key.startsWith(brand)));
  return drawn === undefined ? "card" : { drawn };
}

/** Names that stand for the brand anywhere; the others are found in ordinary words, too. */
const LONG: ReadonlySet<string> = new Set([
  "mastercard",
  "maestro",
  "unionpay",
  "dinersclub",
  "paypal",
  "applepay",
  "googlepay",
]);
