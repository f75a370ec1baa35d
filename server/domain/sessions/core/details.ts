/** Which stored optional fields the answer echoes (Spec, "Checkout"). */

import { isJsonObject } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";
import type { Details } from "./rules";

/** Stored, never echoed. */
const WRITE_ONLY: ReadonlySet<string> = new Set([
  "unit_code",
  "branding_options",
  "generate_qr_code",
  "shortify_attachment_url",
]);

/** The sent fields with the defaults of their objects, without write-only ones. */
export function echoed(details: Details, session: { paymentType: PaymentType; orderNo: string | null }): Details {
  const kept = Object.fromEntries(Object.entries(details).filter(([name]) => !WRITE_ONLY.has(name)));
  return {
    ...kept,
    ...criteriaOf(details, PAYMENT_TYPES[session.paymentType].minimumCardDays),
    ...(isJsonObject(kept.loyalty) ? { loyalty: withReference(kept.loyalty, session.orderNo) } : {}),
  };
}

/** Absent for payment types that accept any expiry date: the sent value is echoed unchanged. */
function criteriaOf({ card_acceptance_criteria: sent }: Details, minimumDays: number | null): Details {
  if (minimumDays === null) return {};
  return { card_acceptance_criteria: { min_expiry_time: minimumDays, ...(isJsonObject(sent) ? sent : {}) } };
}

function withReference(loyalty: Details, orderNo: string | null): Details {
  return orderNo === null ? loyalty : { reference: orderNo, ...loyalty };
}

/** The look of the methods, by `pg_code`. */
export function brandingOf({ branding_options: sent }: Details): Details {
  return isJsonObject(sent) && isJsonObject(sent.payment_methods) ? sent.payment_methods : {};
}
