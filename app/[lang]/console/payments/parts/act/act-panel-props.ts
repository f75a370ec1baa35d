import type { FormAction } from "@/components/console/form/form-state";
import type { PaymentPageView, PaymentPanel } from "@/server/domain/console";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import type { Language } from "@/server/kernel/types";

export type ActPanelProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: PaymentPageView;
  readonly panel: PaymentPanel;
  readonly closedHref: string;
  readonly proof: ProofKind | null;
  readonly action: FormAction;
};
