/** Processes webhooks with any server. */
import { createReceiver, verifyBodySignature, verifyWebhook, WebhookVerificationError } from "@sarraf/node";
import { eventFiles } from "./event-files.mjs";

/** Returns the status for a request with its headers and raw body. */
export function shopReceiver({ secret, hmacKey, folder, log = console.log }) {
  const { receive } = createReceiver({
    secret,
    store: eventFiles(folder),
    // Do short work here. Long work starts after the response, in a worker that reads the saved items.
    handle: async ({ id, kind, payload }, kept) => {
      kept.push(payload);
      // Events of operations have an amount without its currency, which is the session's.
      log([id, kind, payload.type, payload.result, payload.amount, payload.currency_code].filter(Boolean).join(" "));
    },
  });
  return async ({ headers, body }) => {
    try {
      const { payload } = verifyWebhook({ headers, body }, { secret });
      // The headers alone sign events of state changes.
      if ("signature" in payload) verifyBodySignature(body, hmacKey);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return 401;
      throw error;
    }
    return (await receive({ headers, body })).status;
  };
}
