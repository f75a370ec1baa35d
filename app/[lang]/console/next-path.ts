import type { Language } from "@/server/kernel/types";

const OWN = /^\/(en|ar)\/console(?:\/(?!\.)[\w%.~-]+)*\/?(?:\?[\w%.~=&+*,:;@!$'()/?-]*)?$/;
/** Matches sign-in pages, to which users never return after signing in. */
const SIGN_IN = /^\/(en|ar)\/console\/(sign-in|second-factor|refused|join|reset)/;
/** A placeholder origin for parsing; only the path is used. */
const ORIGIN = "http://localhost";

/** Matches a path segment `.` or `..`, also between backslashes. */
const UP = /(^|[/\\])\.{1,2}([/\\]|$)/;

/** True if the address still leads to the console after browsers and proxies have resolved its dots. */
function staysInConsole(address: string): boolean {
  if (!OWN.test(address) || !URL.canParse(address, ORIGIN)) return false;
  const { origin, pathname } = new URL(address, ORIGIN);
  return origin === ORIGIN && OWN.test(pathname) && !SIGN_IN.test(pathname) && !UP.test(decoded(pathname));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "..";
  }
}

export function nextPath(next: unknown, language: Language): string {
  const given = typeof next === "string" && next.length < 2_000 && staysInConsole(next) ? next : null;
  return given === null ? `/${language}/console` : given.replace(/^\/(en|ar)/, `/${language}`);
}
