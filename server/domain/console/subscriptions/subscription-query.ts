import { SUBSCRIPTION, type SubscriptionState } from "@/server/domain/subscriptions";
import { FREQUENCIES } from "@/server/domain/subscriptions/core/words";
import { type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { parseCivilDate } from "@/server/kernel/time";
import { RENEWAL_RESULTS } from "../core/words";
import { CURSOR, type SubscriptionListQuery } from "./statements/list-subscriptions";

export function readSubscriptionQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<SubscriptionListQuery> {
  return readQuery<SubscriptionListQuery>(query, {
    status: oneOf(Object.keys(SUBSCRIPTION) as SubscriptionState[]),
    q: short(128),
    customer: short(64),
    frequency: oneOf(FREQUENCIES),
    currency: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
    renewal: oneOf(RENEWAL_RESULTS),
    from: parseCivilDate,
    to: parseCivilDate,
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
}

export type CyclesQuery = {
  readonly before: number;
};

export function readCyclesQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<CyclesQuery> {
  return readQuery<CyclesQuery>(query, { before: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null) });
}
