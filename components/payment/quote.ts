/** The total that a form showed; the service charges no other total. */
import type { WireMoney } from "@/server/domain/payments";

export function quoteOf({ amount, currency }: WireMoney): string {
  return `${amount} ${currency}`;
}
