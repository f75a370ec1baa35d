import { types } from "pg";
import { readJson } from "@/server/kernel/exact-json";
import { Prisma } from "../generated/client";

/** Parsers by OID of the Postgres type; the `pg` package parses all other types. */
export type ValueParsers = Readonly<Record<number, (text: string) => unknown>>;

const { INT8, OID, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ, JSON: PLAIN_JSON, JSONB } = types.builtins;

const LISTS = { ofInt8: 1016, ofNumeric: 1231, ofDate: 1182, ofTimestamp: 1115, ofTimestamptz: 1185, ofJsonb: 3807 };
const LIST_OF_TEXTS = 1009 as (typeof types.builtins)[keyof typeof types.builtins];

/** Matches instants in UTC, as connections return them; infinity and years before 1 are refused. */
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

function instant(text: string): Date {
  if (!INSTANT.test(text)) throw new RangeError(`Postgres answered "${text}" for an instant.`);
  return new Date(text.replace(" ", "T").replace("+00", "Z"));
}

function utcTime(text: string): Date {
  return instant(`${text}+00`);
}

function day(text: string): Date {
  return new Date(`${text}T00:00:00Z`);
}

function decimal(text: string): Prisma.Decimal {
  return new Prisma.Decimal(text);
}

function listOf(read: (text: string) => unknown): (text: string) => unknown {
  const readTexts = types.getTypeParser(LIST_OF_TEXTS) as unknown as (text: string) => (string | null)[];
  return (text) => readTexts(text).map((each) => (each === null ? null : read(each)));
}

/** Parses bigints as `bigint`, instants as dates, JSON numbers with all digits; decimals stay exact text. */
export const DECIMALS_AS_TEXT: ValueParsers = {
  [INT8]: BigInt,
  [PLAIN_JSON]: readJson,
  [JSONB]: readJson,
  [TIMESTAMPTZ]: instant,
};

/** Parses rows as Prisma's client does for raw statements, except that JSON numbers keep all digits. */
export const PARSED_AS_BY_PRISMA: ValueParsers = {
  ...DECIMALS_AS_TEXT,
  [OID]: BigInt,
  [NUMERIC]: decimal,
  [DATE]: day,
  [TIMESTAMP]: utcTime,
  [LISTS.ofInt8]: listOf(BigInt),
  [LISTS.ofNumeric]: listOf(decimal),
  [LISTS.ofDate]: listOf(day),
  [LISTS.ofTimestamp]: listOf(utcTime),
  [LISTS.ofTimestamptz]: listOf(instant),
  [LISTS.ofJsonb]: listOf(readJson),
};
