/** What the list of payments and its parts are given. */

import type { FormAction } from "@/components/console/form/form-state";
import type { PaymentColumn, PaymentRow, PaymentSums, PaymentValues, SavedView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

/** The views that users saved, and the columns that this one chose. */
export type ListChoices = {
  /** The list's query without its cursor. */
  readonly query: string;
  readonly views: readonly SavedView[];
  readonly columns: readonly PaymentColumn[];
  readonly allColumns: readonly PaymentColumn[];
  readonly actions: Readonly<Record<"save" | "rename" | "remove" | "chooseColumns", FormAction>>;
};

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
  readonly choices: ListChoices;
  /** The merchant's clock, ISO 8601. */
  readonly now: string;
  /** Captures what is ticked, under the key of the form. */
  readonly capture: { readonly action: FormAction; readonly key: string; readonly lacks: string | null };
};
