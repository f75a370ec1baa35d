/** Verifies and processes webhooks with any web server. */
import { createReceiver, verifyBodySignature, verifyWebhook, WebhookVerificationError } from "@sarraf/node";
import { eventFiles } from "./event-files.mjs";

/** Returns the HTTP status for a request's headers and raw body. */
export function shopReceiver({ secret, hmacKey, folder, log = console.log }) {
  const { receive } = createReceiver({
    secret,
    store: eventFiles(folder),
    // Only short work belongs in this handler. A worker does long work after the response, from the saved
    // items.
    handle: async ({ id, kind, payload }, kept) => {
      kept.push(payload);
      // An operation's event has an amount without a currency: the session's currency applies.
      log([id, kind, payload.type, payload.result, payload.amount, payload.currency_code].filter(Boolean).join(" "));
    },
  });
  return async ({ headers, body }) => {
    try {
      const { payload } = verifyWebhook({ headers, body }, { secret });
      // Events of state changes are signed in the headers only.
      if ("signature" in payload) verifyBodySignature(body, hmacKey);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return 401;
      throw error;
    }
    return (await receive({ headers, body })).status;
  };
}
