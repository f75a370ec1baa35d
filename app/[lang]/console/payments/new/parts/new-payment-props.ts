import type { FormAction } from "@/components/console/form/form-state";
import type { AskedPayment, GatewayChoice } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

export type TermsProps = {
  readonly language: Language;
  readonly asked: AskedPayment;
  readonly isAsked: boolean;
  /** Currencies of the gateways that the user may use, and the currency in the page's address. */
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
