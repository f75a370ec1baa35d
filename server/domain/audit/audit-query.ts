import { dayOf, type LenientQuery, oneOf, readQuery, rowNumber, short } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { ACTIONS, type ObjectType } from "./core/actions";
import { seesAllActivity } from "./core/visible-activity";
import { type AuditOutcome, OUTCOMES } from "./core/words";
import type { AuditFilter } from "./list-audit-events";

/** Days are civil days in the merchant's time zone. */
export type AuditQuery = Sized & {
  readonly user: number;
  readonly what: ObjectType;
  readonly object: string;
  readonly outcome: AuditOutcome;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly cursor: string;
};

export type AuditValues = LenientQuery<AuditQuery>["values"];

const TYPES = Object.keys(ACTIONS) as ObjectType[];

export function readAuditQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<AuditQuery> {
  return readQuery<AuditQuery>(query, {
    user: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
    what: oneOf(TYPES),
    object: short(255),
    outcome: oneOf(OUTCOMES),
    from: dayOf,
    to: dayOf,
    rows: pageSize,
    cursor: rowNumber,
  });
}

export function auditFilter(
  { actor, merchant: { timezone } }: Pick<Ctx, "actor" | "merchant">,
  { user, what, object, outcome, from, to }: AuditValues,
): AuditFilter {
  return {
    userId: actor.kind === "user" && !seesAllActivity(actor) ? actor.id : user,
    objectType: what,
    objectId: object,
    outcome,
    from: from && startOfDay(from, timezone),
    to: to && startOfDay(addDays(to, 1), timezone),
  };
}
