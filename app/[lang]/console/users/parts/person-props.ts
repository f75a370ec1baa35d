/** What the page of a user and its parts are given. */

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
  /** The person may nothing that who looks may not; else only permissions are changed. */
  readonly isReached: boolean;
  readonly proof: "password" | "code" | null;
  readonly actions: Readonly<
    Record<
      "changePerson" | "changePermissions" | "endSessions" | "resetFactor" | "inviteOnceMore" | "removePerson",
      FormAction
    >
  >;
};
