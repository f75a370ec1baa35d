/** The addresses that gateways are told: where customers come back, and where notifications go. */
import type { Language, MerchantFacts } from "@/server/kernel/types";
import { signToken } from "@/server/secrets";

type Base = Pick<MerchantFacts, "baseUrl">;

/** Where the gateway of an attempt sends its customer back to; the token names the attempt. */
export function returnPageUrl(
  { baseUrl }: Base,
  { language, attemptId }: { language: Language; attemptId: string },
): string {
  return `${baseUrl}/${language}/return/${signToken("attempt-token", attemptId)}`;
}

/** Where the gateway sends the notifications of one account; its id cannot be guessed. */
export function notificationUrl({ baseUrl }: Base, accountId: string): string {
  return `${baseUrl}/gateway-notifications/${accountId}`;
}
