/**
 * Words in a page's address that the service wrote itself a short time ago. Pages state facts from an address
 * only by these words, so that nobody can make a page say what is not true.
 */
import { signToken, verifyToken } from "./secrets";

type Words = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | string[] | undefined>>;

const PARAMETER = "said";
const LIFETIME_SECONDS = 120;

/**
 * The address with the words, which its page reads for so many seconds, two minutes by default.
 * @param address a path of this service, with or without a query and a fragment
 */
export function withWords(address: string, words: Words, seconds = LIFETIME_SECONDS): string {
  const [page = "", fragment] = address.split("#");
  const until = Date.now() + seconds * 1_000;
  const token = signToken("words", `${until} ${placeOf(page)} ${new URLSearchParams(words)}`);
  const query = `${page.includes("?") ? "&" : "?"}${PARAMETER}=${token}`;
  return `${page}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** The words that {@link withWords} wrote into this page's address, in either language; empty if none. */
export function wordsIn(address: string, query: Query): Partial<Words> {
  const token = query[PARAMETER];
  const told = typeof token === "string" ? verifyToken("words", token) : null;
  const [until, place, words] = told?.split(" ") ?? [];
  if (words === undefined || place !== placeOf(address) || Number(until) < Date.now()) return {};
  return Object.fromEntries(new URLSearchParams(words));
}

/** The page's path without language, query and final slash. */
function placeOf(address: string): string {
  const { pathname } = new URL(address, "http://localhost");
  return pathname.replace(/^\/(?:en|ar)(?=\/)/, "").replace(/\/$/, "");
}
