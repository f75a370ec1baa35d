/**
 * The plain fields of a session: texts that depend on no other field. Request schema, insert, update,
 * response, list filter, console search and detail derive from this table. A new field needs a column in
 * prisma/schema and a migration; a `search` needs an index.
 */
import { z } from "zod";
import type { PaymentSession } from "@/server/db/generated/client";
import { isReturnScheme } from "@/server/kernel/app-scheme";
import { customersPhone } from "@/server/kernel/phone-field";
import { shownAddress, webhookUrl } from "@/server/kernel/webhook-address";
import { email, type Field, optional, text, url } from "@/server/kernel/wire";
import { Url } from "@/server/kernel/wire-schema-parts";

type TextColumn = {
  [Column in keyof PaymentSession]: PaymentSession[Column] extends string | null
    ? null extends PaymentSession[Column]
      ? Column
      : never
    : never;
}[keyof PaymentSession];

type PlainField = {
  readonly column: TextColumn;
  readonly read: Field<string>;
  readonly answer: z.ZodType<string>;
  readonly meaning: string;
  readonly echo: string;
  readonly show?: (stored: string) => string;
  readonly filter?: string;
  /** How the console's search compares the session field; `equals_lower` is for columns in lower case. */
  readonly search?: "equals" | "equals_lower" | "begins";
  readonly isShown?: true;
};

export const PLAIN_FIELDS = {
  order_no: {
    column: "orderNo",
    read: text(128),
    answer: z.string(),
    meaning: "Your reference of the order. It need not be unique.",
    echo: "Your reference of the order; absent if none was sent.",
    filter: "Only sessions with this `order_no`.",
    search: "begins",
    isShown: true,
  },
  customer_id: {
    column: "customerId",
    read: text(64),
    answer: z.string(),
    meaning: "Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`.",
    echo: "Your id of the customer; absent if none was sent.",
    filter: "Only sessions of this customer of yours.",
    search: "equals",
    isShown: true,
  },
  customer_email: {
    column: "customerEmail",
    read: email(128),
    answer: z.string(),
    meaning: "Customer's email address. Required for `auto_pay`.",
    echo: "Customer's email address; absent if none was sent.",
    search: "equals_lower",
    isShown: true,
  },
  customer_phone: {
    column: "customerPhone",
    read: customersPhone(16),
    answer: z.string(),
    meaning: "Customer's phone number. For messages it begins with `+` or `00` and the country's code.",
    echo: "Customer's phone number; absent if none was sent.",
    search: "equals",
    isShown: true,
  },
  webhook_url: {
    column: "webhookUrl",
    read: webhookUrl(2000),
    answer: Url,
    meaning:
      "Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`.",
    echo: "Address that this session's events are posted to, with `***` for its credentials; absent if none was sent.",
    show: shownAddress,
  },
  redirect_url: {
    column: "redirectUrl",
    read: url(2000, isReturnScheme),
    answer: Url,
    meaning:
      "Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query.",
    echo: "Where the customer returns to; absent if none was sent.",
  },
} as const satisfies Readonly<Record<string, PlainField>>;

type Table = typeof PLAIN_FIELDS;
export type PlainName = keyof Table;
export type PlainColumn = Table[PlainName]["column"];
type NamesWith<Key extends "filter" | "isShown"> = {
  [Name in PlainName]: Key extends keyof Table[Name] ? Name : never;
}[PlainName];
type FilterName = NamesWith<"filter">;
type ShownName = NamesWith<"isShown">;

const ENTRIES = Object.entries(PLAIN_FIELDS) as readonly (readonly [PlainName, PlainField & { column: PlainColumn }])[];

export const PLAIN_COLUMNS: readonly PlainColumn[] = ENTRIES.map(([, { column }]) => column);

export type PlainValues = { readonly [Column in PlainColumn]: string | null };
export type SentPlainFields = { readonly [Column in PlainColumn]?: string };

function tableOf<Result>(
  value: (name: PlainName, field: (typeof ENTRIES)[number][1]) => unknown,
  key: "name" | "column" = "name",
  passes: (field: PlainField) => boolean = () => true,
): Result {
  const found = ENTRIES.filter(([, field]) => passes(field));
  return Object.fromEntries(
    found.map(([name, field]) => [key === "name" ? name : field.column, value(name, field)]),
  ) as Result;
}

type Reader = ReturnType<typeof optional<string>>;

export const PLAIN_READERS = tableOf<{ readonly [Name in PlainName]: Reader }>((_, { read, meaning }) =>
  optional(read).describe(meaning),
);

export const FILTER_READERS = tableOf<{ readonly [Name in FilterName]: Reader }>(
  (_, { read, filter = "" }) => optional(read).describe(filter),
  "name",
  ({ filter }) => filter !== undefined,
);

export const PLAIN_ANSWERS = tableOf<{ readonly [Name in PlainName]: z.ZodOptional<z.ZodType<string>> }>(
  (_, { answer, echo }) => answer.optional().describe(echo),
);

export function sentPlainFields(wire: { readonly [Name in PlainName]?: string | undefined }): SentPlainFields {
  return tableOf((name) => wire[name], "column");
}

export function plainValues(sent: SentPlainFields, before?: PlainValues): PlainValues {
  return tableOf((_, { column }) => sent[column] ?? before?.[column] ?? null, "column");
}

export function plainColumns(row: PlainValues): PlainValues {
  return plainValues({}, row);
}

export function plainAnswers(session: PlainValues): { readonly [Name in PlainName]: string | null } {
  return tableOf((_, field) => shown(session, field));
}

function shown(session: PlainValues, { column, show }: (typeof ENTRIES)[number][1]): string | null {
  const stored = session[column];
  return stored === null || show === undefined ? stored : show(stored);
}

export function shownFields(
  session: PlainValues,
): readonly { readonly name: ShownName; readonly value: string | null }[] {
  return Object.entries(
    tableOf<Record<ShownName, string | null>>(
      (_, field) => shown(session, field),
      "name",
      ({ isShown }) => isShown === true,
    ),
  ).map(([name, value]) => ({ name: name as ShownName, value }));
}

export const SEARCHED_FIELDS = ENTRIES.flatMap(([, { column, search }]) =>
  search === undefined ? [] : [{ column, search }],
);

export const FILTER_FIELDS = ENTRIES.flatMap(([name, { column, filter }]) =>
  filter !== undefined ? [{ name: name as FilterName, column }] : [],
);
