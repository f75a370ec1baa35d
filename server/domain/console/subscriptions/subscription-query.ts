import { SUBSCRIPTION, type SubscriptionState } from "@/server/domain/subscriptions";
import { FREQUENCIES } from "@/server/domain/subscriptions/core/words";
import { readAmounts } from "@/server/kernel/amount-range";
import { dayOf, type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { pageSize } from "@/server/kernel/list-rows";
import { isSpreadAmount, joinedFields } from "../core/joined-fields";
import { readCards, readCurrencyCode, readPlanStates } from "../core/payment-filters";
import { PLAN_DAYS, RENEWAL_RESULTS } from "../core/words";
import { CURSOR } from "./statements/list-subscriptions";
import type { SubscriptionListQuery } from "./statements/subscription-filter";

export type SubscriptionQueryRead = LenientQuery<SubscriptionListQuery> & {
  readonly isRewritten: boolean;
};

const TICKED = ["state", "card"];

export function readSubscriptionQuery(query: Parameters<typeof readQuery>[0]): SubscriptionQueryRead {
  const read = readQuery<SubscriptionListQuery>(joinedFields(query, TICKED), {
    status: oneOf(Object.keys(SUBSCRIPTION) as SubscriptionState[]),
    q: short(128),
    state: readPlanStates,
    amount: readAmounts,
    frequency: oneOf(FREQUENCIES),
    card: readCards,
    currency: readCurrencyCode,
    customer: short(64),
    renewal: oneOf(RENEWAL_RESULTS),
    by: oneOf(PLAN_DAYS),
    from: dayOf,
    to: dayOf,
    rows: pageSize,
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
  const isRewritten = isSpreadAmount(query) || TICKED.some((name) => Array.isArray(query[name]));
  const { values, dropped } = withOwnDays(read);
  return { values, dropped, isRewritten: isRewritten && dropped.length === 0 };
}

function withOwnDays({ values, dropped }: LenientQuery<SubscriptionListQuery>): LenientQuery<SubscriptionListQuery> {
  const { renewal, by } = values;
  const without: readonly ("by" | "from" | "to")[] = renewal !== null ? ["by"] : by === null ? ["from", "to"] : [];
  const left = without.filter((name) => values[name] !== null);
  const kept = { ...values, ...Object.fromEntries(left.map((name) => [name, null])) };
  return { values: kept, dropped: [...dropped, ...left] };
}

export type CyclesQuery = {
  readonly before: number;
};

export function readCyclesQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<CyclesQuery> {
  return readQuery<CyclesQuery>(query, { before: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null) });
}
