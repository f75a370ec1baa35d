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

/** The query parameter of a return address for customers who left the gateway's page without paying. */
export const LEFT_PAGE = "left";

/**
 * The address to which a gateway sends a customer who leaves its page: {@link returnPageUrl} with {@link
 * LEFT_PAGE}.
 */
export function leftPageUrl(merchant: Base, page: Parameters<typeof returnPageUrl>[1]): string {
  return `${returnPageUrl(merchant, page)}?${LEFT_PAGE}=1`;
}

/**
 * The address for an account's notifications. Its id cannot be guessed, so the address needs no credential.
 */
export function notificationUrl({ baseUrl }: Base, accountId: string): string {
  return `${baseUrl}/gateway-notifications/${accountId}`;
}
