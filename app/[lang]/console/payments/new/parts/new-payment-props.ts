import type { FormAction } from "@/components/console/form/form-state";
import type { AskedPayment, GatewayChoice } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

export type TermsProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  readonly isAsked: boolean;
  /** Currencies that a gateway of the user accepts, and the requested one. */
  readonly currencies: readonly string[];
  readonly types: readonly AskedPayment["type"][];
  readonly errors: Readonly<Record<string, string>>;
};

export type PaymentFormProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  readonly gateways: readonly GatewayChoice[];
  readonly action: FormAction;
  readonly formKey: string;
  readonly today: string;
  readonly defaultLanguage: Language;
  readonly lifetime: number;
};
