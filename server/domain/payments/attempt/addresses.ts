import type { Language, MerchantFacts } from "@/server/kernel/types";
import { signToken } from "@/server/secrets";

type Base = Pick<MerchantFacts, "baseUrl">;

/** The address to which a gateway sends the customer back; its token identifies the attempt. */
export function returnPageUrl(
  { baseUrl }: Base,
  { language, attemptId }: { language: Language; attemptId: string },
): string {
  return `${baseUrl}/${language}/return/${signToken("attempt-token", attemptId)}`;
}

/** Query parameter of the return address of customers who left the gateway's page without paying. */
export const LEFT_PAGE = "left";

export function leftPageUrl(merchant: Base, page: Parameters<typeof returnPageUrl>[1]): string {
  return `${returnPageUrl(merchant, page)}?${LEFT_PAGE}=1`;
}

/**
 * Address of the page that opens a bank's page: in a frame, or in the whole window if only a form can open
 * it.
 */
export function challengePageUrl({ baseUrl }: Base, page: { language: Language; token: string }): string {
  return `${baseUrl}/${page.language}/challenge/${page.token}`;
}

/**
 * Origins whose pages may frame the steps of a payment: the origin of this service, and origins that embed
 * its checkout.
 */
export function framersOf({
  baseUrl,
  allowedOrigins,
}: Pick<MerchantFacts, "baseUrl" | "allowedOrigins">): readonly string[] {
  return [new URL(baseUrl).origin, ...allowedOrigins];
}

/**
 * The address for an account's notifications. The id in the address cannot be guessed, so the address needs
 * no credential.
 */
export function notificationUrl({ baseUrl }: Base, accountId: string): string {
  return `${baseUrl}/gateway-notifications/${accountId}`;
}
