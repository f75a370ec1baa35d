export type CardScheme = {
  readonly key: "visa" | "mastercard" | "amex" | "dinersclub" | "discover" | "jcb" | "unionpay" | "maestro";
  readonly name: string;
  readonly lengths: readonly number[];
  readonly cvvDigits: 3 | 4;
  /** Sizes of the groups in which the card number is printed, without the last group. */
  readonly groups: readonly number[];
};

type Range = readonly [from: number, to: number];

const FOURS = [4, 4, 4, 4];
const SIX_IN_THE_MIDDLE = [4, 6];
const LONG = [12, 13, 14, 15, 16, 17, 18, 19];

/** Some card ranges contain others; the first matching range decides. */
const SCHEMES: readonly (CardScheme & { readonly ranges: readonly Range[] })[] = [
  {
    key: "amex",
    name: "American Express",
    lengths: [15],
    cvvDigits: 4,
    groups: SIX_IN_THE_MIDDLE,
    ranges: [
      [34, 34],
      [37, 37],
    ],
  },
  {
    key: "dinersclub",
    name: "Diners Club",
    lengths: [14, 16, 19],
    cvvDigits: 3,
    groups: SIX_IN_THE_MIDDLE,
    ranges: [
      [300, 305],
      [36, 36],
      [38, 39],
    ],
  },
  { key: "jcb", name: "JCB", lengths: [16, 17, 18, 19], cvvDigits: 3, groups: FOURS, ranges: [[3528, 3589]] },
  {
    key: "discover",
    name: "Discover",
    lengths: [16, 19],
    cvvDigits: 3,
    groups: FOURS,
    ranges: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
  },
  { key: "unionpay", name: "UnionPay", lengths: [16, 17, 18, 19], cvvDigits: 3, groups: FOURS, ranges: [[62, 62]] },
  {
    key: "mastercard",
    name: "Mastercard",
    lengths: [16],
    cvvDigits: 3,
    groups: FOURS,
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
  },
  { key: "visa", name: "Visa", lengths: [13, 16, 18, 19], cvvDigits: 3, groups: FOURS, ranges: [[4, 4]] },
  {
    key: "maestro",
    name: "Maestro",
    lengths: LONG,
    cvvDigits: 3,
    groups: FOURS,
    ranges: [
      [50, 50],
      [56, 59],
      [60, 69],
    ],
  },
];

const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["mc", "Mastercard"],
  ["americanexpress", "American Express"],
  ["diners", "Diners Club"],
  ["cup", "UnionPay"],
  ["mada", "mada"],
  ["knet", "KNET"],
  ["benefit", "BENEFIT"],
  ["meeza", "Meeza"],
  ["cartesbancaires", "Cartes Bancaires"],
  ["eftposau", "eftpos"],
]);

/**
 * The card scheme's name, such as `Mastercard` for `mc`; unknown texts are unchanged. Null for an empty text
 * or "unknown".
 */
export function schemeName(said: string | null): string | null {
  const key = lettersOf(said ?? "");
  if (said === null || key === "unknown" || said.trim() === "") return null;
  return SCHEMES.find((scheme) => scheme.key === key)?.name ?? OTHER_NAMES.get(key) ?? said;
}

/** The card's name on pages, in mails and in documents, such as `Visa •••• 4242`. */
export function cardName({ brand, last4 }: { readonly brand: string | null; readonly last4: string }): string {
  return [schemeName(brand), `•••• ${last4}`].filter((part) => part !== null).join(" ");
}

function lettersOf(said: string): string {
  return said.toLowerCase().replace(/[^a-z]/g, "");
}

/** A card scheme's short key, such as `amex` for "American Express"; null for an unknown scheme. */
export function schemeKey(said: string): string | null {
  return schemeSpellings(said)[0] ?? null;
}

export function cvvDigitsOf(said: string): 3 | 4 {
  const name = schemeName(said);
  return SCHEMES.find((scheme) => scheme.name === name)?.cvvDigits ?? 3;
}

/** All lower-case spellings of a card scheme (letters only), its key first; empty for an unknown scheme. */
export function schemeSpellings(said: string): readonly string[] {
  const name = schemeName(said);
  const keys = [
    ...SCHEMES.filter((scheme) => scheme.name === name).map(({ key }) => key),
    ...[...OTHER_NAMES].filter(([, other]) => other === name).map(([key]) => key),
  ];
  return keys.length === 0 || name === null ? [] : [...new Set([...keys, lettersOf(name)])];
}

export const SCHEME_KEYS: readonly string[] = [...SCHEMES.map(({ name }) => name), ...OTHER_NAMES.values()].flatMap(
  (name, index, names) => (names.indexOf(name) === index ? (schemeKey(name) ?? []) : []),
);

/**
 * The card scheme of a number's first digits; null while they are ambiguous.
 * @param digits ASCII digits
 */
export function cardScheme(digits: string): CardScheme | null {
  const fits = ([from, to]: Range) => {
    const { length } = String(from);
    const start = Number(digits.slice(0, length));
    return digits.length >= length && start >= from && start <= to;
  };
  return SCHEMES.find(({ ranges }) => ranges.some(fits)) ?? null;
}

/** First digits of mada's cards, as acquirers publish them. Most cards also belong to Visa or Mastercard. */
const MADA = new Set(
  `
  242030 403024 406136 406996 407197 407395 407520 409201 410621 410685 410834 412565 417633 419593 420132
  421141 422817 422818 422819 428331 428671 428672 428673 431361 432328 434107 439954 440533 440647 440795
  442463 445564 446393 446404 446672 455036 455708 457865 457997 458456 462220 468540 468541 468542 468543
  474491 483010 483011 483012 484783 486094 486095 486096 489318 489319 504300 513213 520058 521076 524130
  524514 529415 529741 530060 530906 531095 531196 532013 535825 535989 536023 537767 543085 543357 549760
  554180 558563 588845 588848 588850 588982 589005 589206 604906 605141 636120 968201 968202 968203 968204
  968205 968206 968207 968208 968209 968211
  `.match(/\d{6}/g),
);

/** Names of the card's schemes, the usual one first; empty if unknown. @param digits ASCII digits */
export function cardNetworks(digits: string): readonly string[] {
  const scheme = cardScheme(digits);
  if (!MADA.has(digits.slice(0, 6))) return scheme === null ? [] : [scheme.name];
  return scheme?.key === "visa" || scheme?.key === "mastercard" ? ["mada", scheme.name] : ["mada"];
}

export function groupedNumber(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const length of cardScheme(digits)?.groups ?? FOURS) {
    if (rest === "") break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest].filter((part) => part !== "").join(" ");
}

/** Checks a card number's check digit (Luhn, ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

// The pattern has no lookbehind, because Safari before 16.4 would refuse the whole script.
const NUMBER_IN_TEXT = /(^|\D)(\d(?:[ -]?\d){11,18})(?!\d)/g;
const CODE_IN_TEXT = /((?:cvv|cvc|csc|security_?code)\W{1,12})\d{3,4}(?!\d)/gi;

/**
 * Replaces the middle digits of card numbers, and labelled security codes, by zeros. A card number has a
 * known scheme and a valid check digit.
 */
export function withoutCards(text: string): string {
  return text.replace(NUMBER_IN_TEXT, (_, before, found) => before + masked(found)).replace(CODE_IN_TEXT, "$1000");
}

function masked(found: string): string {
  const digits = found.replace(/\D/g, "");
  const isCard = cardScheme(digits)?.lengths.includes(digits.length) && hasCheckDigit(digits);
  if (!isCard) return found;
  let at = 0;
  return found.replace(/\d/g, (digit) => {
    at += 1;
    return at > 6 && at <= digits.length - 4 ? "0" : digit;
  });
}
