/** Addresses that gateways use: for returning customers and for notifications. */
import type { Language, MerchantFacts } from "@/server/kernel/types";
import { signToken } from "@/server/secrets";

type Base = Pick<MerchantFacts, "baseUrl">;

/** The address to which the customer returns; the token identifies the attempt. */
export function returnPageUrl(
  { baseUrl }: Base,
  { language, attemptId }: { language: Language; attemptId: string },
): string {
  return `${baseUrl}/${language}/return/${signToken("attempt-token", attemptId)}`;
}

/** The address for notifications; the account's id cannot be guessed. */
export function notificationUrl({ baseUrl }: Base, accountId: string): string {
  return `${baseUrl}/gateway-notifications/${accountId}`;
}
