import type { CheckoutStatus } from "@/server/domain/payments";

/** The API client is loaded on first use, so that the first paint is not delayed. */
export async function statusOf(sessionId: string): Promise<CheckoutStatus> {
  const { api } = await import("../shell/api-client");
  return api.checkout.status.query({ sessionId });
}
