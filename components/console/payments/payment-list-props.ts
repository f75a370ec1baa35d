/** What the list of payments and its parts are given. */
import type { PaymentRow, PaymentSums, PaymentValues } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import type { FormAction } from "../form/form-state";

export type PaymentListProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly values: PaymentValues;
  readonly dropped: readonly string[];
  readonly rows: readonly PaymentRow[];
  readonly next: string | null;
  readonly sums: PaymentSums;
  /** The civil days shown; null is open. */
  readonly days: { readonly from: string | null; readonly to: string | null };
  /** Codes of the accounts that can be asked for. */
  readonly gateways: readonly string[];
  /** Captures what is ticked, under the key of the form. */
  readonly capture: { readonly action: FormAction; readonly key: string; readonly lacks: string | null };
};
