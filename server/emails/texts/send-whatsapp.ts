/** Sends WhatsApp messages through Meta's Cloud API if configured. */
import type { OutgoingText, TextOutlet } from "@/server/domain/notifications";
import { env } from "@/server/env";
import { jsonNumber, jsonObject, jsonText } from "@/server/kernel/json";
import { SendingLane } from "../sending-lane";
import { type Dialect, postMessage, reachable } from "./provider-call";

const BASE_URL = "https://graph.facebook.com/v23.0";

/**
 * The Cloud API's error codes, https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes.
 */
const CLOUD_API: Dialect = {
  name: "WhatsApp",
  errorOf: (body) => {
    const error = jsonObject(jsonObject(body)?.error);
    return { code: jsonNumber(error?.code), message: jsonText(error?.message) };
  },
  busy: new Set([4, 80007, 130429, 131048, 131056]),
  trouble: new Set([1, 2, 131000, 131016, 133004]),
  // Final refusals: recipient unreachable, recipient is the sender, not on the test list, customer service
  // window over, unsubscribed.
  final: new Set([131021, 131026, 131030, 131047, 131050]),
};

/** Without a provider, messages count as sent. */
export function whatsappOutlet(lane = new SendingLane()): TextOutlet {
  return {
    closedUntil: () => lane.closedUntil(),
    send: async (text) => {
      const { whatsappProvider } = env;
      if (whatsappProvider !== null) await lane.take(() => sendWhatsapp(whatsappProvider, text));
    },
  };
}

type Provider = NonNullable<typeof env.whatsappProvider>;

/** The Cloud API has no idempotency key: a message whose answer was lost may arrive twice. */
async function sendWhatsapp(provider: Provider, message: OutgoingText): Promise<void> {
  const { token, phoneNumberId, baseUrl } = provider;
  const url = `${baseUrl ?? BASE_URL}/${encodeURIComponent(phoneNumberId)}/messages`;
  const body = JSON.stringify({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: reachable(message.to),
    biz_opaque_callback_data: message.id,
    ...contentOf(provider, message),
  });
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return postMessage(url, { headers, body }, CLOUD_API);
}

/**
 * The message's content. WhatsApp requires an approved template; ours has one placeholder for the whole text
 * on one line.
 */
function contentOf({ template }: Provider, { text, language }: OutgoingText) {
  if (template === null) return { type: "text", text: { body: text, preview_url: false } };
  const parameters = [{ type: "text", text: text.replace(/\s+/g, " ") }];
  const components = [{ type: "body", parameters }];
  return { type: "template", template: { name: template, language: { code: language }, components } };
}
