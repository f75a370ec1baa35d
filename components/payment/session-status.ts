import type { CheckoutStatus } from "@/server/domain/payments";

/** Loads the API client at first use, so that the first paint is not delayed. */
export async function statusOf(sessionId: string): Promise<CheckoutStatus> {
  const { api } = await import("../shell/api-client");
  return api.checkout.status.query({ sessionId });
}
