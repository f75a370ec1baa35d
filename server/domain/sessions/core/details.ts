/** What of the stored optional fields a merchant sees again (Spec, "Checkout"). */
import type { Details } from "./rules";

/** Days that a card must still be valid where `auto_debit` sessions do not say (Spec, "Limits", card-acceptance minimum expiry). */
const AUTO_DEBIT_MIN_EXPIRY = 30;

/** Stored, never echoed as they are. */
const WRITE_ONLY: ReadonlySet<string> = new Set(["unit_code", "branding_options"]);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields that were sent, with the defaults of the objects among them; write-only ones are left out. */
export function echoed(details: Details, session: { paymentType: string; orderNo: string | null }): Details {
  const kept = Object.fromEntries(Object.entries(details).filter(([name]) => !WRITE_ONLY.has(name)));
  return {
    ...kept,
    ...(session.paymentType === "auto_debit" ? { card_acceptance_criteria: criteriaOf(details) } : {}),
    ...(isRecord(kept.loyalty) ? { loyalty: withReference(kept.loyalty, session.orderNo) } : {}),
  };
}

function criteriaOf({ card_acceptance_criteria: sent }: Details): Details {
  return { min_expiry_time: AUTO_DEBIT_MIN_EXPIRY, ...(isRecord(sent) ? sent : {}) };
}

function withReference(loyalty: Details, orderNo: string | null): Details {
  return orderNo === null ? loyalty : { reference: orderNo, ...loyalty };
}

/** The look that a merchant gave its methods, by `pg_code`. */
export function brandingOf({ branding_options: sent }: Details): Details {
  return isRecord(sent) && isRecord(sent.payment_methods) ? sent.payment_methods : {};
}
