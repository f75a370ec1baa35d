import type { MerchantFacts } from "@/server/kernel/types";
import { APPLE_DOMAIN_PATH, appleDomainFile } from "@/server/pages/apple-domain";

/**
 * The addresses of Apple's verification file on this service's domain and on the domains of the merchant's
 * shops.
 */
export async function appleDomains({ baseUrl, allowedOrigins }: Pick<MerchantFacts, "baseUrl" | "allowedOrigins">) {
  const at = (origin: string) => `${origin}${APPLE_DOMAIN_PATH}`;
  const own = new URL(baseUrl).origin;
  const shops = allowedOrigins.filter((origin) => origin !== own && origin.startsWith("https:")).map(at);
  return { own: at(own), isServed: (await appleDomainFile()) !== null, shops };
}
