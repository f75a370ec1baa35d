/** Where signing in leads to. */
import type { Language } from "@/server/kernel/types";

/** An address of the console itself, and of no other origin. */
const OWN = /^\/(en|ar)\/console(?:\/(?!\.)[\w%.~-]+)*\/?(?:\?[\w%.~=&+*,:;@!$'()/?-]*)?$/;
/** The pages that lead here. */
const SIGN_IN = /^\/(en|ar)\/console\/(sign-in|second-factor|refused)/;

/**
 * The address that `next` names in this language; the console's start for anything but a page of the
 * console.
 */
export function nextPath(next: unknown, language: Language): string {
  const given = typeof next === "string" && next.length < 2_000 && OWN.test(next) && !SIGN_IN.test(next) ? next : null;
  return given === null ? `/${language}/console` : given.replace(/^\/(en|ar)/, `/${language}`);
}
