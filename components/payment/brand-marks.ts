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

export type BrandMark = { readonly drawn: (typeof DRAWN_BRANDS)[number] } | { readonly word: string } | "card";

const ALIASES: readonly (readonly [part: string, brand: (typeof DRAWN_BRANDS)[number]])[] = [
  ["americanexpress", "amex"],
  ["diners", "dinersclub"],
];

/** Short texts for brands without a logo in the icon set. */
const WORDS: readonly (readonly [part: string, word: string])[] = [
  ["knet", "KNET"],
  ["mada", "mada"],
  ["benefit", "BENEFIT"],
  ["meeza", "MEEZA"],
  ["samsungpay", "S Pay"],
  ["stcpay", "stc pay"],
];

export function brandMark(name: string | null): BrandMark {
  const key = (name ?? "").toLowerCase().replace(/[^a-z]/g, "");
  const [, word] = WORDS.find(([part]) => key.includes(part)) ?? [];
  if (word !== undefined) return { word };
  const [, alias] = ALIASES.find(([part]) => key.includes(part)) ?? [];
  const drawn = alias ?? DRAWN_BRANDS.find((brand) => (LONG.has(brand) ? key.includes(brand) : key.startsWith(brand)));
  return drawn === undefined ? "card" : { drawn };
}

/** Brand names long enough to be recognized anywhere in a text. */
const LONG: ReadonlySet<string> = new Set([
  "mastercard",
  "maestro",
  "unionpay",
  "dinersclub",
  "paypal",
  "applepay",
  "googlepay",
]);
