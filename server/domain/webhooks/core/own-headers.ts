/** Headers that a merchant adds to requests to a webhook endpoint. */

const MOST = 20;
const MAX_VALUE = 1_000;
/**
 * Maximum length of all names and values, because common servers refuse requests with more than 8 KiB of
 * headers.
 */
const MAX_TOTAL = 4_000;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
/** Header values: visible ASCII and inner spaces, so that no value can begin another header. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Headers that merchants cannot set, because the service, HTTP or a proxy sets them. */
const RESERVED =
  /^(?:host|connection|keep-alive|content-.*|transfer-encoding|te|trailer|upgrade|expect|proxy-.*|user-agent|webhook-.*|sarraf-.*)$/i;

export function headerFault(headers: Readonly<Record<string, unknown>>): string | null {
  const all = Object.entries(headers);
  if (all.length > MOST) return `Ensure this field has no more than ${MOST} elements.`;
  if (new Set(all.map(([name]) => name.toLowerCase())).size < all.length) return "Each header may occur once.";
  let total = 0;
  for (const [name, value] of all) {
    if (!NAME.test(name)) return `"${name.slice(0, 100)}" is not a valid name of a header.`;
    if (RESERVED.test(name)) return `The header ${name} cannot be set.`;
    if (typeof value !== "string" || value.length > MAX_VALUE || !VALUE.test(value))
      return `The value of ${name} is not valid.`;
    total += name.length + value.length;
  }
  return total > MAX_TOTAL ? `Ensure the headers have no more than ${MAX_TOTAL} characters in all.` : null;
}

/** An `Authorization` header of `user:password` in UTF-8 (RFC 7617). */
export function basicHeader(credential: string): string {
  return `Basic ${Buffer.from(credential).toString("base64")}`;
}

/** Secret texts to mask: the headers' values, also without a scheme such as `Basic`, and as in JSON. */
export function secretParts(headers: Readonly<Record<string, string>>): string[] {
  const values = Object.values(headers).flatMap((value) => [value, value.slice(value.indexOf(" ") + 1)]);
  return [...new Set(values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]))];
}
