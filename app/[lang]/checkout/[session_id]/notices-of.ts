import { changedOf } from "@/components/checkout/choices";
import { codeSaidOf } from "@/components/checkout/wallet-actions";
import { ASK } from "@/components/ui/ask";
import { CONFIRMING } from "@/server/pages/gateway-page";
import { wordsIn } from "@/server/signed-words";

type Query = Parameters<typeof wordsIn>[1];

/**
 * Notices of a session's page: a changed price, a return from a gateway's page, another code, or the question
 * before canceling.
 * @param home the page's address
 */
export function noticesOf(home: string, query: Query) {
  const { changed, code, ...words } = wordsIn(home, query);
  return {
    changed: changedOf(changed),
    codeSaid: codeSaidOf(code),
    isConfirming: words[CONFIRMING] !== undefined,
    asksToCancel: query[ASK] === "cancel",
  };
}
