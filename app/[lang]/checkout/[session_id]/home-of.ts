/** Validates page addresses that the browser sends. */
import { notFound } from "next/navigation";
import { languageOf } from "@/server/i18n/languages";
import { saying } from "./saying";

/** `home` is the page's address without query parameters of an action in progress. */
type Home = { readonly lang: string; readonly home: string };

const OWN_PAGE = /^\/(en|ar)\/(checkout|embed)\/[\w%.~-]+\/?(\?[^#]*)?$/;

/** @throws "not found" if the address is not a page of this service */
export function homeOf({ home }: Home): string {
  return typeof home === "string" && OWN_PAGE.test(home) ? home : notFound();
}

/** The pay page's path or, inside a frame, that of the embedded page, which opens the pay page. */
export function payPageFrom(place: Home, token: string): string {
  const home = homeOf(place);
  if (home.includes("/embed/")) return saying(home, { pay: token });
  return `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(token)}`;
}
