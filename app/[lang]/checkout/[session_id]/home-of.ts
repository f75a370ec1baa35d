/** Validates page addresses that the browser sends. */
import { notFound } from "next/navigation";
import { acceptsEmbedder } from "@/server/domain/sdk";
import { embedderIn } from "@/server/pages/embedder-in";
import { pageContext } from "@/server/pages/view";

/** `home` is the page's address without query parameters of an action in progress. */
type Home = { readonly lang: string; readonly home: string };

const OWN_PAGE = /^\/(en|ar)\/(checkout|embed)\/[\w%.~-]+\/?(\?[^#]*)?$/;

/** @throws "not found" if the address is not a page of this service */
export function homeOf({ home }: Pick<Home, "home">): string {
  return typeof home === "string" && OWN_PAGE.test(home) ? home : notFound();
}

/**
 * Checks origin and public key in the address of an embedded page; other pages need none.
 * @throws "not found" if the merchant does not list the origin, or the key is not valid
 */
export async function requireEmbedder(home: string): Promise<void> {
  const by = embedderIn(homeOf({ home }));
  if (by !== null && !(await acceptsEmbedder(await pageContext(), by))) notFound();
}
