/** Session fields and queries for tests of messages to customers. */
import type { TestMerchant } from "./harness";

/** Session fields that enable all events on all channels. */
export const TOLD_OF_ALL = {
  customer_email: "noor@example.com",
  customer_phone: "+965 1234 5678",
  email_recipients: ["office@shop.example"],
  notifications: {
    email: ["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"],
    sms: ["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"],
    whatsapp: ["created", "paid", "canceled", "failed", "expired", "authorized"],
  },
};

/** The messages about a session, in the order in which they were written. */
export function messagesOf(merchant: TestMerchant, sessionId: string) {
  return merchant.ctx.db.mailMessage.findMany({
    where: { merchantId: merchant.id, relatedId: sessionId },
    orderBy: [{ sentAt: "asc" }, { kind: "asc" }, { channel: "asc" }],
  });
}

/** The session's events with their numbers of channels, such as `created 3`; sorted. */
export async function toldOf(merchant: TestMerchant, sessionId: string): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { kind } of await messagesOf(merchant, sessionId)) {
    const event = kind.replace("session_", "");
    counts.set(event, (counts.get(event) ?? 0) + 1);
  }
  return [...counts].map(([event, count]) => `${event} ${count}`).sort();
}
