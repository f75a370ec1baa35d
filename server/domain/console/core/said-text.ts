/** The filter by a gateway's text: the text's beginning, and a hash of the whole text. */
import { sha256 } from "@/server/kernel/ids";

/** Filter value for failed attempts without a gateway's text. */
const NOTHING_SAID = "\u2013";

const SHOWN = 40;
export const HASH_DIGITS = 20;
const SAID = new RegExp(`^(.*)#([0-9a-f]{${HASH_DIGITS}})$`, "u");

export function saidFilter(message: string | null): string {
  if (message === null) return NOTHING_SAID;
  const begin = [...message.replace(/\s+/g, " ").trim()].slice(0, SHOWN).join("");
  const hash = sha256(message).slice(0, HASH_DIGITS);
  return `${begin}#${hash}`;
}

export function readSaid(text: string): string | null {
  return text === NOTHING_SAID || SAID.test(text) ? text : null;
}

/**
 * @param said value that {@link saidFilter} returned
 * @returns null for {@link NOTHING_SAID}
 */
export function saidHash(said: string): string | null {
  return SAID.exec(said)?.[2] ?? null;
}

export function shownSaid(said: string): string {
  const [, begin = said] = SAID.exec(said) ?? [];
  return begin === "" ? "\u201c\u201d" : begin;
}
