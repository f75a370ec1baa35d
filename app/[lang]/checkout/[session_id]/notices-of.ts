/** What the address of the checkout tells beside the session. */
import { changedOf } from "@/components/checkout/choices";
import { ASK } from "@/components/ui/ask";
import { CONFIRMING } from "@/server/pages/gateway-page";

/**
 * What has changed since the form was shown, whether a gateway's page was left, whether to ask before
 * canceling.
 */
export function noticesOf(query: Readonly<Record<string, string | string[] | undefined>>) {
  return {
    changed: changedOf(query.changed),
    isConfirming: query[CONFIRMING] !== undefined,
    asksToCancel: query[ASK] === "cancel",
  };
}
