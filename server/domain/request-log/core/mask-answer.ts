import { readJson } from "@/server/kernel/exact-json";
import { CARD_NUMBER, isSecret, MANY_DIGITS, MASKED, maskedBody } from "./mask";

const SHORTEST_SECRET = 4;
/** Maximum bytes of an uncut text; the last digits of a longer one may begin a card number. */
const UNCUT_BYTES = 4_000;
const LAST_DIGITS = /\d(?:[ -]?\d)*[ -]?$/;

const JSON_FIELD = /"([^"\\]{1,64})"(\s*:\s*)/g;
const PLAIN_FIELD = /(?<![\w"])([\w.%[\]-]{1,64})(\s*[=:]\s*)(?:"[^"]*"?|'[^']*'?|[^&;<>"'\r\n]+)/g;
const TAG = /<([\w:.-]{1,64})((?:\s[^<>]*)?)>([^<]*)/g;
const NAME_IN_TAG = /\b(?:name|id)\s*=\s*["']?([\w.[\]-]{1,64})/gi;
const VALUE_IN_TAG = /(\bvalue\s*=\s*)(?:"[^"]*"?|'[^']*'?|[^\s"'>]+)/gi;

/**
 * A receiver's response without secrets and card numbers, even if it was cut.
 * @param sent values of the request's headers, which a receiver may return
 */
export function maskedAnswer(text: string, sent: readonly string[] = []): string {
  const known = sent.filter((value) => value.length >= SHORTEST_SECRET).sort((one, other) => other.length - one.length);
  const kept = known.reduce((rest, value) => rest.replaceAll(value, MASKED), text);
  return maskedJson(kept) ?? maskedForeign(kept, Buffer.byteLength(text) > UNCUT_BYTES);
}

function maskedJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return maskedBody(readJson(text)) ?? text;
  } catch {
    return null;
  }
}

function maskedForeign(text: string, isCut: boolean): string {
  const tagged = text.replace(TAG, (whole, tag: string, attributes: string, content: string) => {
    const isNamed = [...attributes.matchAll(NAME_IN_TAG)].some(([, name = ""]) => isSecret(name));
    const shown = isNamed ? attributes.replace(VALUE_IN_TAG, `$1"${MASKED}"`) : attributes;
    const isHidden = content.trim() !== "" && (isNamed || isSecret(tag));
    return isNamed || isHidden ? `<${tag}${shown}>${isHidden ? MASKED : content}` : whole;
  });
  const plain = withoutJsonFields(tagged).replace(PLAIN_FIELD, (whole, name: string, sign: string) =>
    isSecret(name) ? `${name}${sign}${MASKED}` : whole,
  );
  const bare = MANY_DIGITS.test(plain) ? plain.replace(CARD_NUMBER, MASKED) : plain;
  return isCut ? bare.replace(LAST_DIGITS, MASKED) : bare;
}

/**
 * Masks values of secret fields: texts, numbers, lists or objects, even if the text was cut off inside them.
 */
function withoutJsonFields(text: string): string {
  let kept = "";
  let read = 0;
  for (const field of text.matchAll(JSON_FIELD)) {
    const [whole, name = ""] = field;
    if (field.index < read || !isSecret(name)) continue;
    const start = field.index + whole.length;
    kept += `${text.slice(read, start)}"${MASKED}"`;
    read = endOfValue(text, start);
  }
  return kept + text.slice(read);
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (depth === 0 && at > start && /[,}\]\s]/.test(sign)) return at;
    if (sign === '"') at = endOfText(text, at);
    else {
      if (sign === "{" || sign === "[") depth += 1;
      if (sign === "}" || sign === "]") depth -= 1;
      at += 1;
    }
    if (depth <= 0 && /["}\]]/.test(sign)) return at;
  }
  return at;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1;
  return Math.min(at + 1, text.length);
}
