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

/** The address of a gateway account's notifications. The id cannot be guessed, so no credential is needed. */
export function notificationUrl({ baseUrl }: Base, accountId: string): string {
  return `${baseUrl}/gateway-notifications/${accountId}`;
}
