/** The addresses that forms of a session's page lead to; they come from the browser. */
import { notFound } from "next/navigation";
import { languageOf } from "@/server/i18n/languages";
import { saying } from "./saying";

/** Without what was begun there. */
type Home = { readonly lang: string; readonly home: string };

const OWN_PAGE = /^\/(en|ar)\/(checkout|embed)\/[\w%.~-]+\/?(\?[^#]*)?$/;

/** @throws "not found" if the address is none of ours */
export function homeOf({ home }: Home): string {
  return typeof home === "string" && OWN_PAGE.test(home) ? home : notFound();
}

/** The page of an attempt; in a frame the frame's own address leads to it. */
export function payPageFrom(place: Home, token: string): string {
  const home = homeOf(place);
  if (home.includes("/embed/")) return saying(home, { pay: token });
  return `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(token)}`;
}
