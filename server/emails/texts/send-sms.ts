import type { OutgoingText, TextOutlet } from "@/server/domain/notifications";
import { env } from "@/server/env";
import { jsonNumber, jsonObject, jsonText } from "@/server/kernel/json";
import { SendingLane } from "../sending-lane";
import { type Dialect, postMessage, reachable } from "./provider-call";

const BASE_URL = "https://api.twilio.com";

/** Twilio's error codes, https://www.twilio.com/docs/api/errors. */
const TWILIO: Dialect = {
  name: "Twilio",
  errorOf: (body) => ({
    code: jsonNumber(jsonObject(body)?.code),
    message: jsonText(jsonObject(body)?.message),
  }),
  busy: new Set([20429, 14107, 63018]),
  trouble: new Set([20500, 20503]),
  // Final refusals: no number, no mobile number, unsubscribed, unreachable, too long, empty.
  final: new Set([21211, 21214, 21217, 21602, 21610, 21612, 21614, 21617]),
};

/** Without a provider, texts count as sent. */
export function smsOutlet(lane = new SendingLane()): TextOutlet {
  return {
    closedUntil: () => lane.closedUntil(),
    send: async (text) => {
      const { smsProvider } = env;
      if (smsProvider !== null) await lane.take(() => sendSms(smsProvider, text));
    },
  };
}

type Provider = NonNullable<typeof env.smsProvider>;

/**
 * Twilio has no idempotency key: a text whose answer was lost may arrive twice (Spec, "Delivery of mails and
 * texts" 4 to 7).
 */
async function sendSms({ accountSid, authToken, from, baseUrl }: Provider, { to, text }: OutgoingText): Promise<void> {
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
  const url = `${baseUrl ?? BASE_URL}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const body = new URLSearchParams({ To: reachable(to), [sender]: from, Body: text });
  return postMessage(url, { headers: { Authorization: authorization }, body }, TWILIO);
}
