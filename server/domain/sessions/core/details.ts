import type { PaymentMethodView } from "@/server/domain/gateways/contract/answers";
import { isJsonObject } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Whole } from "@/server/kernel/wire-schema-parts";
import type { PaymentType } from "@/server/kernel/words";
import type { EchoedFields } from "../contract/answers";
import type { PlainName } from "../fields";
import type { Details } from "./rules";

type StoredFields = Whole<Omit<EchoedFields, PlainName | "extra" | "initiator_id">>;

const WRITE_ONLY: ReadonlySet<string> = new Set([
  "unit_code",
  "branding_options",
  "generate_qr_code",
  "shortify_attachment_url",
]);

export function echoed(details: Details, session: { paymentType: PaymentType; orderNo: string | null }): StoredFields {
  const kept = Object.fromEntries(Object.entries(details).filter(([name]) => !WRITE_ONLY.has(name)));
  return sentDetails({
    ...kept,
    ...criteriaOf(details, PAYMENT_TYPES[session.paymentType].minimumCardDays),
    ...(isJsonObject(kept.loyalty) ? { loyalty: withReference(kept.loyalty, session.orderNo) } : {}),
  });
}

export function sentDetails(details: Details): StoredFields {
  return details as StoredFields;
}

/**
 * The acceptance criteria as a response returns them: unchanged for payment types that accept any expiry
 * date.
 */
function criteriaOf({ card_acceptance_criteria: sent }: Details, minimumDays: number | null): Details {
  if (minimumDays === null) return {};
  return { card_acceptance_criteria: { min_expiry_time: minimumDays, ...(isJsonObject(sent) ? sent : {}) } };
}

function withReference(loyalty: Details, orderNo: string | null): Details {
  return orderNo === null ? loyalty : { reference: orderNo, ...loyalty };
}

export function brandingOf({
  branding_options: sent,
}: Details): Readonly<Record<string, PaymentMethodView["branding_options"]>> {
  return isJsonObject(sent) && isJsonObject(sent.payment_methods)
    ? (sent.payment_methods as Readonly<Record<string, PaymentMethodView["branding_options"]>>)
    : {};
}
