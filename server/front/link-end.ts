/** Characters that other programs add to the end of an address in a text. */
const ADDED = [
  ...".,;:!?)]}>»\"'”’…،؛؟۔。， *",
  ..."\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff",
];

const ENDS = ADDED.flatMap((sign) => [sign, percentEncoded(sign)]);
const MOST = 8;

function percentEncoded(sign: string): string {
  return [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

/** Removes at most eight punctuation and direction marks from the address's end. */
export function withoutAddedEnd(address: string): string {
  let left = address;
  for (let removed = 0; removed < MOST; removed += 1) {
    const lower = left.slice(-9).toLowerCase();
    const end = ENDS.find((each) => lower.endsWith(each));
    if (end === undefined) break;
    left = left.slice(0, -end.length);
  }
  return left;
}
