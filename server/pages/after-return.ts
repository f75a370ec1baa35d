import type { ReturnOutcome } from "@/server/domain/payments";
import type { Language } from "@/server/kernel/words";
import { withWords } from "@/server/signed-words";

export const CONFIRMING = "confirming";
const CONFIRMING_SECONDS = 3_600;

export const RETURNED = "returned";

/**
 * True if the opened page may be in a frame. For browsers that do not report frames, the page itself checks
 * whether it is in one.
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
  const checkout = `/${language}/checkout/${encodeURIComponent(sessionId)}`;
  return kind === "confirming" ? withWords(checkout, { [CONFIRMING]: "1" }, CONFIRMING_SECONDS) : checkout;
}
