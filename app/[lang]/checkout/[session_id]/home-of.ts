/** Validates addresses of pages that the browser sends. */
import { notFound } from "next/navigation";
import { acceptsEmbedder } from "@/server/domain/sdk";
import { languageOf } from "@/server/i18n/languages";
import { pageContext } from "@/server/pages/view";
import { embedderIn } from "./embedder-in";
import { saying } from "./saying";

/** `home` is the page's address without query parameters of an action in progress. */
type Home = { readonly lang: string; readonly home: string };

const OWN_PAGE = /^\/(en|ar)\/(checkout|embed)\/[\w%.~-]+\/?(\?[^#]*)?$/;

/** @throws "not found" if the address is not a page of this service */
export function homeOf({ home }: Pick<Home, "home">): string {
  return typeof home === "string" && OWN_PAGE.test(home) ? home : notFound();
}

/** The pay page's path or, inside a frame, that of the embedded page, which opens the pay page. */
export function payPageFrom(place: Home, token: string): string {
  const home = homeOf(place);
  if (home.includes("/embed/")) return saying(home, { pay: token });
  return `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(token)}`;
}

/**
 * Checks origin and public key in the address of an embedded page; other pages need none.
 * @throws "not found" if the merchant does not list the origin, or the key is not valid
 */
export async function requireEmbedder(home: string): Promise<void> {
  const by = embedderIn(homeOf({ home }));
  if (by !== null && !(await acceptsEmbedder(await pageContext(), by))) notFound();
}
