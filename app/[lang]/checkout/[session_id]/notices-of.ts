import { changedOf } from "@/components/checkout/choices";
import { ASK } from "@/components/ui/ask";
import { CONFIRMING } from "@/server/pages/after-return";

export function noticesOf(query: Readonly<Record<string, string | string[] | undefined>>) {
  return {
    changed: changedOf(query.changed),
    isConfirming: query[CONFIRMING] !== undefined,
    asksToCancel: query[ASK] === "cancel",
  };
}
