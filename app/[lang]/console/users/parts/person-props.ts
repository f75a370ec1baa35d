import type { FormAction } from "@/components/console/form/form-state";
import type { PersonDetail } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";
import type { TickFacts } from "./permission-ticks";

export type PersonProps = {
  readonly language: Language;
  readonly timeZone: string;
  /** ISO 8601, real time. */
  readonly now: string;
  readonly person: PersonDetail;
  readonly ticks: TickFacts;
  /** The viewer holds all of the person's permissions; otherwise only permissions can be changed. */
  readonly isReached: boolean;
  readonly proof: "password" | "code" | null;
  readonly actions: Readonly<
    Record<
      "changePerson" | "changePermissions" | "endSessions" | "resetFactor" | "inviteOnceMore" | "removePerson",
      FormAction
    >
  >;
};
