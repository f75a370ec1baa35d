/** The addresses that forms on a page of a session lead to; they come back from the browser. */
import { notFound } from "next/navigation";
import { languageOf } from "@/server/i18n/languages";
import { saying } from "./saying";

/** The page that a form was on, without what was begun there. */
type Home = { readonly lang: string; readonly home: string };

const OWN_PAGE = /^\/(en|ar)\/(checkout|embed)\/[\w%.~-]+\/?(\?[^#]*)?$/;

/** The page itself; no such page is there if the address is none of ours. */
export function homeOf({ home }: Home): string {
  return typeof home === "string" && OWN_PAGE.test(home) ? home : notFound();
}

/** Where the page of an attempt is shown from there: in a shop's frame, the frame's own address leads on. */
export function payPageFrom(place: Home, token: string): string {
  const home = homeOf(place);
  if (home.includes("/embed/")) return saying(home, { pay: token });
  return `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(token)}`;
}
