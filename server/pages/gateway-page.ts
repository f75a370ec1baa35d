/** Redirects customers to a gateway's page and back (Spec, "Pages of gateways"). */
import { openGatewayPage, type PayView, returnFromPage } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { logger } from "@/server/log";
import { refusalOf } from "@/server/refusal";
import { afterReturn } from "./after-return";
import { isOpening, pageContext } from "./view";

/**
 * The address of the gateway's page or the checkout; null if the pay page is shown instead. A prefetch does
 * not open the gateway's page.
 */
export async function leadsAway(
  phase: PayView["phase"],
  { token, checkoutHref }: { token: string; checkoutHref: string },
): Promise<string | null> {
  if (phase === "checkout") return checkoutHref;
  if (phase !== "elsewhere") return null;
  if (!(await isOpening())) return checkoutHref;
  const outcome = await openGatewayPage(await pageContext(), token);
  return outcome.kind === "page" ? outcome.url : checkoutHref;
}

export type ReturnPath = { readonly lang: string; readonly token: string };

/**
 * Redirects a returning customer to the checkout, which shows the result, its confirmation or the methods, or
 * to the bank's next page; in a frame to a page that reports the return. 404 for an unknown payment, 503 if
 * the database is overloaded.
 */
export async function answerReturn(request: Request, { lang, token }: ReturnPath): Promise<Response> {
  const language = languageOf(lang);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  try {
    const outcome = language && (await returnFromPage(await pageContext(), { token, query }));
    if (language === null || outcome === null || outcome.kind === "not_found")
      return new Response(null, { status: 404 });
    const location = afterReturn(request.headers, language, { token, ...outcome });
    return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.kind === "busy") return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
    logger().error({ err: error }, "A customer's return from a gateway could not be answered.");
    return new Response(null, { status: 500 });
  }
}
