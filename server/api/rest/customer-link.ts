import { startCheckout } from "@/server/domain/sessions";
import { env } from "@/server/env";
import { isPrefetch } from "@/server/front/prefetch";
import { NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { type Reply, reply } from "./reply";

/** A path without a page. It shows the 404 page in both languages. */
const NOWHERE = "/not-found";

export type CustomerLink = {
  readonly system: SystemCtx;
  readonly method: string;
  readonly headers: Headers;
  readonly by: { readonly id: string } | { readonly shortCode: string };
};

/**
 * Redirects (302) to the checkout. HEAD requests and prefetches write nothing (Spec, "Session requests" 1 to
 * 8). A dead link leads browsers to the 404 page.
 * @throws {NotFound} for a dead link, if the client is no browser
 */
export async function customerLink({ system, method, headers, by }: CustomerLink): Promise<Reply> {
  try {
    const location = await startCheckout(system, { by, isPrefetch: isPrefetch(method, Object.fromEntries(headers)) });
    return reply(302, undefined, { Location: location });
  } catch (error) {
    const browser = headers.get("accept")?.includes("text/html") ?? false;
    if (!(error instanceof NotFound && browser)) throw error;
    return reply(302, undefined, { Location: `${env.baseUrl}${NOWHERE}` });
  }
}
