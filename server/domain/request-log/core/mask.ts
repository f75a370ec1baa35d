/** Masks bodies for the request log: no secrets, personal data or card numbers. */
import { writeJson } from "@/server/kernel/exact-json";
import { UploadedFile } from "@/server/kernel/uploaded-file";

export const MASKED = "[masked]";
const MOST_CHARACTERS = 4_000;
const MOST_DEPTH = 12;
const LEAST_CARD_NUMBER = 1e11;

const SECRET = new RegExp(
  [
    "card|cvv|cvc|expiry|password|secret|token|payload|otp|pin$|signature|authori[sz]ation|api_?key|_key$",
    "email|phone|mobile|first_name|last_name|full_name|birth|address|recipients?$|line[12]$|postal|contact",
    "^headers$|^basic$",
    "(?<!webhook|redirect|support|terms|privacy)_url$|download|attachment|logo|favicon",
  ].join("|"),
  "i",
);

/**
 * A sequence of digits as long as a card number, also with spaces or dashes, that is not part of an
 * identifier.
 */
export const CARD_NUMBER = /(?<![0-9a-z_])\d(?:[ -]?\d){11,18}(?![0-9a-z_])/gi;
const USERINFO = /\/\/[^/\\\s"]*@/g;
const ADDRESS_NAME = /(?:ur[il]|origin)s?\]?$/i;
const SCHEME = /^\s*(?:https?:[/\\]*|[a-z][a-z0-9+.-]*:\/\/)?/i;
const UNTIL_LAST_AT = /^.*(?:[@\uff20\ufe6b]|%40)/is;
const SIGNED_TOKEN = /[\w-]{2,}\.[\w-]{24}(?![\w-])/g;
/** A quick test: a text without a match contains no card number. */
export const MANY_DIGITS = /\d[\d -]{10}/;

/** Maximum number of field names for which the decision to mask is cached. */
const MOST_NAMES = 2_000;
const USUAL_LENGTH = 40;
const judged = new Map<string, boolean>();

export function isSecret(name: string): boolean {
  const known = judged.get(name);
  if (known !== undefined) return known;
  const secret = SECRET.test(name);
  if (judged.size < MOST_NAMES && name.length <= USUAL_LENGTH) judged.set(name, secret);
  return secret;
}

/**
 * The body as JSON text with secret and personal values masked, cut after 4,000 characters; null without a
 * body. URLs lose their query string; files are shown by their size.
 * @param body the parsed request body, or the response body
 */
export function maskedBody(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const text = writeJson(masked(body, { depth: 0, inAddress: false }, { left: MOST_CHARACTERS }));
  if (text === "{}" || text === "[]") return null;
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** Number of characters that can still be stored; every value takes at least one. */
type Budget = { left: number };

type Place = { readonly depth: number; readonly inAddress: boolean };

function masked(value: unknown, { depth, inAddress }: Place, budget: Budget): unknown {
  budget.left -= 1;
  if (value instanceof UploadedFile) return `[file, ${value.bytes.byteLength} bytes]`;
  if (typeof value === "string") {
    const text = maskedText(value, inAddress);
    budget.left -= text.length;
    return text;
  }
  if (typeof value === "number") return Math.abs(value) >= LEAST_CARD_NUMBER ? MASKED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth === MOST_DEPTH) return MASKED;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (let index = 0; index < value.length && budget.left > 0; index += 1)
      items.push(masked(value[index], { depth: depth + 1, inAddress }, budget));
    return items;
  }
  if (Object.getPrototypeOf(value) !== null && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const made: Record<string, unknown> = Object.create(null);
  for (const name in value) {
    if (budget.left <= 0) break;
    const each: unknown = Reflect.get(value, name);
    const place = { depth: depth + 1, inAddress: inAddress || ADDRESS_NAME.test(name) };
    made[name] =
      isSecret(name) && each !== null
        ? masked(MASKED, { ...place, inAddress: false }, budget)
        : masked(each, place, budget);
  }
  return made;
}

function maskedText(whole: string, inAddress: boolean): string {
  const isAddress = inAddress || /^\s*https?:/i.test(whole);
  // Masks twice as much text as is stored, so that the cut never leaves an unrecognized part of a card
  // number.
  const text = (isAddress ? withoutCredential(whole) : whole).slice(0, 2 * MOST_CHARACTERS);
  const kept = isAddress ? text.replace(/[?#].*$/s, "").replace(SIGNED_TOKEN, MASKED) : text;
  const bare = kept.replace(USERINFO, "//***@");
  return MANY_DIGITS.test(bare) ? bare.replace(CARD_NUMBER, MASKED) : bare;
}

/** Masks everything between a URL's scheme and its last @ as a credential. */
function withoutCredential(address: string): string {
  const [scheme = ""] = SCHEME.exec(address) ?? [];
  return address.replace(UNTIL_LAST_AT, () => `${scheme}***@`);
}
