/** How the forms of the pages say which total they showed: the service charges that or nothing. */
import type { WireMoney } from "@/server/domain/payments";

/** Such as `10.750 KWD`. */
export function quoteOf({ amount, currency }: WireMoney): string {
  return `${amount} ${currency}`;
}
