import { changedOf } from "@/components/checkout/choices";
import { codeSaidOf } from "@/components/checkout/wallet-actions";
import { ASK } from "@/components/ui/ask";
import { CONFIRMING } from "@/server/pages/after-return";
import { withWords, wordsIn } from "@/server/signed-words";

const FRAME_SECONDS = 86_400;

type Query = Parameters<typeof wordsIn>[1];

export function noticesOf(home: string, query: Query) {
  const { changed, code, ...words } = wordsIn(home, query);
  return {
    changed: changedOf(changed),
    codeSaid: codeSaidOf(code),
    isConfirming: words[CONFIRMING] !== undefined,
    asksToCancel: query[ASK] === "cancel",
  };
}

export function changedHref(home: string): string {
  return withWords(home, { changed: "amount" }, FRAME_SECONDS);
}
