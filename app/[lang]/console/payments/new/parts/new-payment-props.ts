/** What the form of a new payment and its parts are given. */

import type { FormAction } from "@/components/console/form/form-state";
import type { AskedPayment, GatewayChoice } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

/** The first step. */
export type TermsProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  /** True once the first step was sent. */
  readonly isAsked: boolean;
  /** Currencies that a gateway of the merchant accepts. */
  readonly currencies: readonly string[];
  /** The types of session that the user may make. */
  readonly types: readonly AskedPayment["type"][];
  /** In words, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
};

/** The second step. */
export type PaymentFormProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  readonly gateways: readonly GatewayChoice[];
  readonly action: FormAction;
  /** Made with the form. */
  readonly formKey: string;
  /** The merchant's civil day. */
  readonly today: string;
  readonly defaultLanguage: Language;
  /** Seconds that a link lives unless the form says otherwise. */
  readonly lifetime: number;
};
