import type { FormAction } from "@/components/console/form/form-state";
import type { AlertReader, ConsoleSessionView, SecondFactorView } from "@/server/domain/merchants";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import type { Language } from "@/server/kernel/types";

export type ProfileProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly idleMinutes: number;
  readonly sessions: readonly ConsoleSessionView[];
  readonly secondFactor: SecondFactorView;
  readonly theme: "light" | "dark" | null;
  readonly hasLetterKeys: boolean;
  readonly alerts: AlertReader | null;
  readonly permissions: readonly string[];
  readonly proof: ProofKind | null;
  readonly actions: Readonly<
    Record<
      | "changePassword"
      | "endOne"
      | "endOthers"
      | "setTheme"
      | "setLetterKeys"
      | "setAlerts"
      | "confirmEmail"
      | "renewCodes"
      | "removeFactor",
      FormAction
    >
  >;
};
