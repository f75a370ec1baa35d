/** Where signing in leads. */
import type { Language } from "@/server/kernel/types";

/** An address of the console on this origin. */
const OWN = /^\/(en|ar)\/console(?:\/(?!\.)[\w%.~-]+)*\/?(?:\?[\w%.~=&+*,:;@!$'()/?-]*)?$/;
/** Pages that lead here. */
const SIGN_IN = /^\/(en|ar)\/console\/(sign-in|second-factor|refused)/;

/** `next` in this language; the console's start for anything else. */
export function nextPath(next: unknown, language: Language): string {
  const given = typeof next === "string" && next.length < 2_000 && OWN.test(next) && !SIGN_IN.test(next) ? next : null;
  return given === null ? `/${language}/console` : given.replace(/^\/(en|ar)/, `/${language}`);
}
