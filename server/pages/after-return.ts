import type { ReturnOutcome } from "@/server/domain/payments";
import type { Language } from "@/server/kernel/words";

/** Query parameter that marks a checkout to which the customer has just returned. */
export const CONFIRMING = "confirming";

export const RETURNED = "returned";

/**
 * True unless the browser reports that the request is not for a frame; with old browsers the page itself
 * finds out.
 */
function mayBeInFrame(headers: Pick<Headers, "get">): boolean {
  const into = headers.get("sec-fetch-dest");
  if (into !== null) return into === "iframe" || into === "frame";
  return headers.get("accept")?.includes("text/html") === true;
}

type Returned = Exclude<ReturnOutcome, { kind: "not_found" }> & { readonly token: string };

export function afterReturn(
  headers: Pick<Headers, "get">,
  language: Language,
  { kind, sessionId, token }: Returned,
): string {
  if (mayBeInFrame(headers)) return `/${language}/challenge/${encodeURIComponent(token)}?${RETURNED}=1`;
  if (kind === "again") return `/${language}/pay/${encodeURIComponent(token)}`;
  return `/${language}/checkout/${encodeURIComponent(sessionId)}${kind === "confirming" ? `?${CONFIRMING}=1` : ""}`;
}
