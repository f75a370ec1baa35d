import { LINK_ID } from "@/server/domain/payment-links";
import { type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { parseCivilDate } from "@/server/kernel/time";
import { SESSION_TYPES } from "@/server/kernel/words";
import {
  dayBounds,
  readAmounts,
  readCurrencyCode,
  readDays,
  readMethods,
  readReasonWords,
  readStates,
} from "./core/payment-filters";
import { readSaid } from "./core/said-text";
import { type OperatorReaders, type ReadSearch, readSearch, type SearchProblem } from "./core/search-operators";
import { DAY_BASES, PAGE_SIZES, PAYMENT_ORDERS } from "./core/words";
import { CURSORS, PAYMENT_VIEWS, type PaymentQuery, type PaymentValues } from "./statements/payment-query";

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
    { ...joinedFields(query), ...(search === null ? {} : { ...parametersOf(search), q: search.text }) },
    {
      view: oneOf(PAYMENT_VIEWS),
      q: short(LONGEST_SEARCH),
      from: parseCivilDate,
      to: parseCivilDate,
      by: oneOf(DAY_BASES),
      range: oneOf(["all"]),
      ...FILTERS,
      said: readSaid,
      type: oneOf(SESSION_TYPES),
      customer: short(64),
      subscription: short(40),
      counted: oneOf(["yes"]),
      sort: oneOf(PAYMENT_ORDERS),
      rows: oneOf(PAGE_SIZES),
      cursor: (text) => (Object.values(CURSORS).some((cursor) => cursor.test(text)) ? text : null),
      gone: (text) => (/^[0-9a-f]{40}$/.test(text) ? text : null),
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

type Query = Parameters<typeof readQuery>[0];

const TICKED = ["state", "method", "reason"];

/** Joins repeated parameters, and the two limits of an amount, into one parameter each. */
function joinedFields({ amount_from, amount_to, ...query }: Query): Query {
  const ticked = TICKED.map((name) => [name, [query[name] ?? []].flat().join(",")]);
  const [from, to] = [amount_from, amount_to].map((limit) => [limit ?? []].flat()[0]?.trim() ?? "");
  const isLimited = from !== "" || to !== "";
  return {
    ...query,
    ...Object.fromEntries(ticked),
    ...(isLimited ? { amount: from === to ? from : `${from}..${to}` } : {}),
  };
}

/** True if the query has form fields that addresses spell otherwise. */
function isSpread(query: Query): boolean {
  return "amount_from" in query || "amount_to" in query || TICKED.some((name) => Array.isArray(query[name]));
}

/** Drops a cursor that belongs to another sort order. */
function withOwnCursor({ values, dropped }: LenientQuery<PaymentQuery>): LenientQuery<PaymentQuery> {
  const { cursor, sort } = values;
  const own = CURSORS[sort === "highest" || sort === "lowest" ? "amount" : "created"];
  if (cursor === null || own.test(cursor)) return { values, dropped };
  return { values: { ...values, cursor: null }, dropped: [...dropped, "cursor"] };
}

function parametersOf({ filters }: ReadSearch): Readonly<Record<string, string>> {
  const { paid, made, ...others } = filters;
  const days = paid ?? made;
  if (days === undefined) return others;
  const { from, to } = dayBounds(days);
  return { ...others, by: paid === undefined ? "" : "received", from: from ?? "", to: to ?? "", range: "" };
}

/** The query string without question mark, cursor and deleted session. */
export function paymentQueryText({ cursor: _, gone: _gone, ...values }: PaymentValues): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null);
  return new URLSearchParams(pairs).toString();
}
