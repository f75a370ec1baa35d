/** Customers' way to a gateway's page and back (Spec, "Pages of gateways"). */
import { openGatewayPage, type PayView, type ReturnOutcome, returnFromPage } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { logger } from "@/server/log";
import { refusalOf } from "@/server/refusal";
import { isOpening, pageContext } from "./view";

/** Query parameter that marks a checkout to which the customer has just returned. */
export const CONFIRMING = "confirming";

/**
 * The address of the gateway's page or the checkout; null if the pay page is shown here. A prefetch does not
 * open the gateway's page.
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

/** Query parameter of the challenge page after a return inside a frame. */
export const RETURNED = "returned";

/** False if the browser does not say whether it loads a frame, unless it asks for a page. */
function mayBeInFrame({ headers }: Request): boolean {
  const into = headers.get("sec-fetch-dest");
  if (into !== null) return into === "iframe" || into === "frame";
  return headers.get("accept")?.includes("text/html") === true;
}

function whereFrom(request: Request, language: Language, { token, outcome }: Returning): string {
  const { kind, sessionId } = outcome;
  if (mayBeInFrame(request)) return `/${language}/challenge/${encodeURIComponent(token)}?${RETURNED}=1`;
  if (kind === "again") return `/${language}/pay/${encodeURIComponent(token)}`;
  return `/${language}/checkout/${encodeURIComponent(sessionId)}${kind === "confirming" ? `?${CONFIRMING}=1` : ""}`;
}

type Returning = {
  readonly token: string;
  readonly outcome: Exclude<ReturnOutcome, { kind: "not_found" }>;
};

export type ReturnPath = { readonly lang: string; readonly token: string };

/**
 * Redirects a returning customer to the checkout, with the result or its confirmation, or to choose again,
 * or to the bank's next page; in a frame to a page that reports the return. 404 for an unknown payment, 503
 * if the database is overloaded.
 */
export async function answerReturn(request: Request, { lang, token }: ReturnPath): Promise<Response> {
  const language = languageOf(lang);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  try {
    const outcome = language && (await returnFromPage(await pageContext(), { token, query }));
    if (language === null || outcome === null || outcome.kind === "not_found")
      return new Response(null, { status: 404 });
    const location = whereFrom(request, language, { token, outcome });
    return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.kind === "busy") return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
    logger().error({ err: error }, "A customer's return from a gateway could not be answered.");
    return new Response(null, { status: 500 });
  }
}
