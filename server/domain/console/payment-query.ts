import { LINK_ID } from "@/server/domain/payment-links";
import { type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { parseCivilDate } from "@/server/kernel/time";
import { SESSION_TYPES } from "@/server/kernel/words";
import { PAYMENT_VIEWS, type PaymentQuery, type PaymentValues } from "./statements/payment-query";

export function readPaymentQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<PaymentQuery> {
  return readQuery<PaymentQuery>(query, {
    view: oneOf(PAYMENT_VIEWS),
    q: short(128),
    from: parseCivilDate,
    to: parseCivilDate,
    by: oneOf(["booked"]),
    range: oneOf(["all"]),
    gateway: short(16),
    currency: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
    type: oneOf(SESSION_TYPES),
    customer: short(64),
    subscription: short(40),
    link: (text) => (LINK_ID.test(text) ? text : null),
    counted: oneOf(["yes"]),
    cursor: (text) => (/^\d{1,14}-[0-9a-f]{40}$/.test(text) ? text : null),
    gone: (text) => (/^[0-9a-f]{40}$/.test(text) ? text : null),
  });
}

/** The query string without a question mark, the cursor and the deleted session. */
export function paymentQueryText({ cursor: _, gone: _gone, ...values }: PaymentValues): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null);
  return new URLSearchParams(pairs).toString();
}
