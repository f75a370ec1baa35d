/** The page to open after sign-in. */
import type { Language } from "@/server/kernel/types";

const OWN = /^\/(en|ar)\/console(?:\/(?!\.)[\w%.~-]+)*\/?(?:\?[\w%.~=&+*,:;@!$'()/?-]*)?$/;
/** Matches the sign-in pages, which are never the page to return to. */
const SIGN_IN = /^\/(en|ar)\/console\/(sign-in|second-factor|refused)/;

/** The address `next` in this language; the console's start page if `next` is invalid. */
export function nextPath(next: unknown, language: Language): string {
  const given = typeof next === "string" && next.length < 2_000 && OWN.test(next) && !SIGN_IN.test(next) ? next : null;
  return given === null ? `/${language}/console` : given.replace(/^\/(en|ar)/, `/${language}`);
}
