/** Texts in addresses are signed, so that a page shows no text that somebody else wrote into its address. */
import { signToken, verifyToken } from "./secrets";

type Words = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | string[] | undefined>>;

const PARAMETER = "told";
const LIFETIME_SECONDS = 120;

export function withWords(address: string, words: Words, seconds = LIFETIME_SECONDS): string {
  const [page = "", fragment] = address.split("#");
  const until = Date.now() + seconds * 1_000;
  const token = signToken("words", `${until} ${placeOf(page)} ${new URLSearchParams(words)}`);
  const query = `${page.includes("?") ? "&" : "?"}${PARAMETER}=${token}`;
  return `${page}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** The signed texts in this page's address; empty if {@link withWords} wrote none. */
export function wordsIn(address: string, query: Query): Partial<Words> {
  const token = query[PARAMETER];
  const body = typeof token === "string" ? verifyToken("words", token) : null;
  const [until, place, words] = body?.split(" ") ?? [];
  if (words === undefined || place !== placeOf(address) || Number(until) < Date.now()) return {};
  return Object.fromEntries(new URLSearchParams(words));
}

/** The page's path without language, query and final slash. */
function placeOf(address: string): string {
  const { pathname } = new URL(address, "http://localhost");
  return pathname.replace(/^\/(?:en|ar)(?=\/)/, "").replace(/\/$/, "");
}
