import { changedOf } from "@/components/checkout/choices";
import { ASK } from "@/components/ui/ask";
import { CONFIRMING } from "@/server/pages/after-return";

/**
 * Notices of the checkout: a changed price, a return from a gateway's page, or the question before canceling.
 */
export function noticesOf(query: Readonly<Record<string, string | string[] | undefined>>) {
  return {
    changed: changedOf(query.changed),
    isConfirming: query[CONFIRMING] !== undefined,
    asksToCancel: query[ASK] === "cancel",
  };
}
