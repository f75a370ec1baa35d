import { type Account, type ChargeName, openAccount, type Sale } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import type { ChargedPayment } from "../record/payment";
import { leftPageUrl, notificationUrl, returnPageUrl } from "./addresses";

const MAX_DESCRIPTION = 127;

export function accountOf({ attempt, account }: Pick<ChargedPayment, "attempt" | "account">): Account {
  return openAccount({ ...account, code: attempt.pgCode });
}

export function chargeNameOf({ attempt }: Pick<ChargedPayment, "attempt">): ChargeName {
  return { referenceNumber: attempt.referenceNumber, refs: attempt.gatewayRefs, total: chargedTotal(attempt) };
}

export function saleOf(ctx: Ctx, payment: ChargedPayment, firstSentAt: Date | null): Sale {
  const { session, attempt, account } = payment;
  const { merchant } = ctx;
  const agreement = agreementOf(payment);
  const page = { language: session.language, attemptId: attempt.id };
  return {
    account: accountOf(payment),
    referenceNumber: attempt.referenceNumber,
    firstSentAt,
    operation: attempt.operation,
    total: chargedTotal(attempt),
    description: [...[merchant.name, session.orderNo].filter(Boolean).join(": ")].slice(0, MAX_DESCRIPTION).join(""),
    language: session.language,
    customer: customerOf(payment),
    ...(agreement && { agreement }),
    returnUrl: returnPageUrl(merchant, page),
    cancelUrl: leftPageUrl(merchant, page),
    notifyUrl: notificationUrl(merchant, account.id ?? ""),
    sessionExtra: session.extra ?? {},
  };
}

function customerOf({ session, attempt }: ChargedPayment): Sale["customer"] {
  const { details } = session;
  const given = {
    firstName: jsonText(details.customer_first_name),
    lastName: jsonText(details.customer_last_name),
    email: session.customerEmail,
    phone: session.customerPhone,
    country: jsonText(jsonObject(details.billing_address)?.country),
  };
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== "");
  return { id: attempt.customerId, ...Object.fromEntries(known) };
}

function agreementOf({ session, attempt }: ChargedPayment): Sale["agreement"] | null {
  const kind = PAYMENT_TYPES[session.paymentType].laterCharges;
  if (kind === null) return null;
  const initiator = attempt.isUnattended ? "merchant" : "customer";
  return { kind, initiator, first: attempt.formOfPayment !== "token" };
}
