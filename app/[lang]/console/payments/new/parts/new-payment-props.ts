import type { FormAction } from "@/components/console/form/form-state";
import type { AskedPayment, GatewayChoice } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

/** The first step. */
export type TermsProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  /** The first step was sent. */
  readonly isAsked: boolean;
  /** Accepted by one of the merchant's gateways. */
  readonly currencies: readonly string[];
  /** Types of session that the user may create. */
  readonly types: readonly AskedPayment["type"][];
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
};

/** The second step. */
export type PaymentFormProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  readonly gateways: readonly GatewayChoice[];
  readonly action: FormAction;
  /** The idempotency key. */
  readonly formKey: string;
  /** In the merchant's zone. */
  readonly today: string;
  readonly defaultLanguage: Language;
  /** Default lifetime of a link. */
  readonly lifetime: number;
};
