/** Characters that programs add to the end of an address in a text. */
const ADDED = [...",;:!>»\"'”’…،؛؟ \u200e\u200f\u202c\u2069"];

/** A program may send the characters as they are or percent-encoded. */
const ENDS = new RegExp(
  `(?:[.?)\\]]|%2[17E9]|${ADDED.flatMap((sign) => [sign, encodeURIComponent(sign)]).join("|")})+$`,
  "iu",
);

/** The address without punctuation and direction marks at its end. */
export function withoutAddedEnd(address: string): string {
  return address.replace(ENDS, "");
}
