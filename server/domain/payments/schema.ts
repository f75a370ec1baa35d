/** What clients send to payments, from the wire's names to ours. */
import type { z } from "zod";
import { flag, object, optional, text, url } from "@/server/kernel/wire";

const MAX_IDENTIFIER = 128;
const MAX_NOTIFY_URL = 200;

/** The body of a status query (Spec, "Status queries"). `session_id` decides if both identifiers are sent. */
export const InquiryRequest = object({
  session_id: optional(text(MAX_IDENTIFIER)).describe("The session."),
  order_no: optional(text(MAX_IDENTIFIER)).describe("Your own reference; it need not be unique."),
  notify_webhook_url: optional(flag()).describe("Also posts the answer to the session's `webhook_url`."),
  webhook_url: optional(url(MAX_NOTIFY_URL)).describe("Another address for that notification."),
}).transform((body) => ({
  sessionId: body.session_id,
  orderNo: body.order_no,
  notify: body.notify_webhook_url ?? false,
  webhookUrl: body.webhook_url ?? null,
}));

export type InquiryInput = z.infer<typeof InquiryRequest>;
