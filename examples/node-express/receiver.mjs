/** What is done with a webhook, whatever the server is. */
import { createReceiver, verifyBodySignature, WebhookVerificationError } from "@sarraf/node";
import { eventFiles } from "./event-files.mjs";

/** Answers with the status for a request with its headers and its body as it came. */
export function shopReceiver({ secret, hmacKey, folder, log = console.log }) {
  const { receive } = createReceiver({
    secret,
    store: eventFiles(folder),
    // Short work is done here, long work after the answer, by whoever reads what is kept.
    handle: async ({ id, kind, payload }, kept) => {
      kept.push(payload);
      log(`${id} ${kind} ${payload.result} ${payload.amount} ${payload.currency_code}`);
    },
  });
  return async ({ headers, body }) => {
    try {
      verifyBodySignature(body, hmacKey);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return 401;
      throw error;
    }
    return (await receive({ headers, body })).status;
  };
}
