import { LINK_ID } from "@/server/domain/payment-links";
import { readAmounts } from "@/server/kernel/amount-range";
import { SESSION_ID } from "@/server/kernel/ids";
import { dayOf, invalidFilters, type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { pageSize } from "@/server/kernel/list-rows";
import { SESSION_TYPES } from "@/server/kernel/words";
import { isSpreadAmount, joinedFields } from "./core/joined-fields";
import {
  dayBounds,
  readCurrencyCode,
  readDays,
  readMethods,
  readReasonWords,
  readStates,
} from "./core/payment-filters";
import { readSaid } from "./core/said-text";
import { type OperatorReaders, type ReadSearch, readSearch, type SearchProblem } from "./core/search-operators";
import { DAY_BASES, PAYMENT_ORDERS } from "./core/words";
import { isCursor, isCursorOf } from "./statements/list-order";
import { PAYMENT_VIEWS, type PaymentQuery, type PaymentValues } from "./statements/payment-query";

const LONGEST_SEARCH = 128;

const FILTERS = {
  state: readStates,
  amount: readAmounts,
  method: readMethods,
  gateway: short(16),
  reason: readReasonWords,
  currency: readCurrencyCode,
  link: (text: string) => (LINK_ID.test(text) ? text : null),
};

const OPERATOR_READERS: OperatorReaders = {
  ...FILTERS,
  currency: (text) => readCurrencyCode(text.toUpperCase()),
  paid: readDays,
  made: readDays,
};

export type PaymentQueryRead = LenientQuery<PaymentQuery> & {
  readonly problems: readonly SearchProblem[];
  /** The search text including invalid operators; null without one. */
  readonly searched: string | null;
  /** True if the whole query is valid, but not in the spelling used in addresses. */
  readonly isRewritten: boolean;
};

/** Operators in `q` replace parameters for the same filters. */
export function readPaymentQuery(query: Parameters<typeof readQuery>[0]): PaymentQueryRead {
  const typed = [query.q ?? []].flat()[0]?.trim() ?? "";
  const search = typed.length > LONGEST_SEARCH ? null : readSearch(typed, OPERATOR_READERS);
  const read = readQuery<PaymentQuery>(
    { ...joinedFields(query, TICKED), ...(search === null ? {} : { ...parametersOf(search), q: search.text }) },
    {
      view: oneOf(PAYMENT_VIEWS),
      q: short(LONGEST_SEARCH),
      from: dayOf,
      to: dayOf,
      by: oneOf(DAY_BASES),
      range: oneOf(["all"]),
      ...FILTERS,
      said: readSaid,
      type: oneOf(SESSION_TYPES),
      customer: short(64),
      subscription: short(40),
      counted: oneOf(["yes"]),
      sort: oneOf(PAYMENT_ORDERS),
      rows: pageSize,
      cursor: (text) => (isCursor(text) ? text : null),
      open: sessionIdOf,
      gone: sessionIdOf,
    },
  );
  const { values, dropped } = withOwnCursor(read);
  const problems = search?.problems ?? [];
  const wrong = problems.filter(({ operator }) => operator !== null).map((problem) => problem.typed);
  const searched = [...(values.q === null ? [] : [values.q]), ...wrong].join(" ");
  const isRewritten =
    problems.length + dropped.length === 0 && (isSpread(query) || Object.keys(search?.filters ?? {}).length > 0);
  return { values, dropped, problems, searched: searched === "" ? null : searched, isRewritten };
}

/** Invalid filters, and operators with an invalid value, which the list of payments ignores. */
export function widerFilters(read: Pick<PaymentQueryRead, "dropped" | "problems">): readonly string[] {
  return [
    ...invalidFilters(read),
    ...read.problems.flatMap(({ operator, typed }) => (operator === null ? [] : [typed])),
  ];
}

const TICKED = ["state", "method", "reason"];

function isSpread(query: Parameters<typeof readQuery>[0]): boolean {
  return isSpreadAmount(query) || TICKED.some((name) => Array.isArray(query[name]));
}

/** Drops a cursor that belongs to another sort order. */
function withOwnCursor({ values, dropped }: LenientQuery<PaymentQuery>): LenientQuery<PaymentQuery> {
  const { cursor, sort } = values;
  if (cursor === null || isCursorOf(sort, cursor)) return { values, dropped };
  return { values: { ...values, cursor: null }, dropped: [...dropped, "cursor"] };
}

function parametersOf({ filters }: ReadSearch): Readonly<Record<string, string>> {
  const { paid, made, ...others } = filters;
  const days = paid ?? made;
  if (days === undefined) return others;
  const { from, to } = dayBounds(days);
  return { ...others, by: paid === undefined ? "" : "received", from: from ?? "", to: to ?? "", range: "" };
}

export function paymentQueryText(values: PaymentValues): string {
  const pairs = Object.entries(filterValues(values)).filter((pair): pair is [string, string] => pair[1] !== null);
  return new URLSearchParams(pairs).toString();
}

export function filterValues(values: PaymentValues): PaymentValues {
  return { ...values, cursor: null, open: null, gone: null };
}

export function sessionIdOf(text: string): string | null {
  return SESSION_ID.test(text) ? text : null;
}
