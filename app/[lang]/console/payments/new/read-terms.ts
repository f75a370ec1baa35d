import { type AskedPayment, type GatewayChoice, offerGateways, paymentChoices } from "@/server/domain/console";
import { type ConsoleCtx, SESSION_TYPES } from "@/server/domain/merchants";
import { normaliseDigits } from "@/server/kernel/digits";
import { InvalidFields } from "@/server/kernel/errors";
import { SESSION_ID } from "@/server/kernel/ids";
import { oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import type { Language } from "@/server/kernel/types";
import { NEW_PAYMENT_TYPES } from "@/server/kernel/words";
import { firstErrors } from "../../field-messages";
import type { ConsoleQuery } from "../../view";
import type { TermsProps } from "./parts/new-payment-props";

type TermsQuery = {
  readonly amount: string;
  readonly currency: string;
  readonly kind: AskedPayment["paymentType"];
  readonly type: AskedPayment["type"];
  readonly made: string;
};

const CODE = /^[A-Z]{3}$/;

/** Reads the form's values; absent ones get the most common value. */
export async function readTerms(ctx: ConsoleCtx, query: ConsoleQuery, language: Language) {
  const { values } = readQuery<TermsQuery>(query, {
    amount: short(32),
    currency: (text) => (CODE.test(text) ? text : null),
    kind: oneOf(NEW_PAYMENT_TYPES),
    type: oneOf(SESSION_TYPES),
    made: (text) => (SESSION_ID.test(text) ? text : null),
  });
  const { types, currencies, currency } = await paymentChoices(ctx, language);
  const asked: AskedPayment = {
    amount: normaliseDigits(values.amount ?? ""),
    currency: values.currency ?? currency,
    paymentType: values.kind ?? "one_off",
    type: types.find((type) => type === values.type) ?? types[0] ?? "payment_request",
  };
  return { asked, types, currencies: [...new Set([asked.currency, ...currencies])].sort(), made: values.made };
}

/**
 * The gateways for the form's second step, or the errors of the first step; neither if the first step was not
 * sent.
 */
export async function offerFor(
  ctx: ConsoleCtx,
  asked: AskedPayment,
  language: Language,
): Promise<{ readonly gateways: readonly GatewayChoice[] | null; readonly errors: TermsProps["errors"] }> {
  if (asked.amount === "") return { gateways: null, errors: {} };
  try {
    return { gateways: await offerGateways(ctx, asked, language), errors: {} };
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    return { gateways: null, errors: await firstErrors(error.fields, language) };
  }
}
