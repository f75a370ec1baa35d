import type { FormAction } from "@/components/console/form/form-state";
import type { PersonDetail } from "@/server/domain/merchants";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import type { Language } from "@/server/kernel/types";
import type { TickFacts } from "./permission-ticks";

export type PersonProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: string;
  readonly person: PersonDetail;
  readonly ticks: TickFacts;
  /**
   * True if the viewing user holds all permissions of the shown user; otherwise the viewer can change nothing
   * but permissions.
   */
  readonly isReached: boolean;
  readonly proof: ProofKind | null;
  readonly actions: Readonly<
    Record<
      "changePerson" | "changePermissions" | "endSessions" | "resetFactor" | "inviteOnceMore" | "removePerson",
      FormAction
    >
  >;
};
