import type { FormAction } from "@/components/console/form/form-state";
import type {
  FilterCounts,
  FilterWords,
  PaymentColumn,
  PaymentQueryRead,
  PaymentRow,
  PaymentSums,
  PaymentValues,
  SavedView,
} from "@/server/domain/console";
import type { BulkKind } from "@/server/domain/console/core/words";
import type { Language } from "@/server/kernel/types";

export type ListChoices = {
  readonly query: string;
  readonly views: readonly SavedView[];
  readonly columns: readonly PaymentColumn[];
  readonly allColumns: readonly PaymentColumn[];
  readonly fileFields: readonly string[];
  readonly known: FilterWords;
  readonly gateways: readonly string[];
  readonly counts: FilterCounts;
  readonly said: string | null;
  readonly actions: Readonly<Record<"save" | "rename" | "remove" | "chooseColumns", FormAction>>;
};

export type PaymentListProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly values: PaymentValues;
  readonly asked: Omit<PaymentQueryRead, "values">;
  readonly rows: readonly PaymentRow[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly sums: PaymentSums;
  readonly position: { readonly first: number; readonly last: number; readonly all: number };
  readonly days: { readonly from: string | null; readonly to: string | null };
  readonly gateways: readonly string[];
  readonly choices: ListChoices;
  /** The current time, ISO 8601. */
  readonly now: string;
  readonly pageHrefOf: (sessionId: string) => string;
  readonly bulkKinds: readonly BulkKind[];
};
