/** Asks the service for a session's status. */
import type { CheckoutStatus } from "@/server/domain/payments";

/** The client is loaded when it is first needed, so that it does not delay the first paint. */
export async function statusOf(sessionId: string): Promise<CheckoutStatus> {
  const { api } = await import("../shell/api-client");
  return api.checkout.status.query({ sessionId });
}
