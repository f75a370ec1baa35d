/** How values of Postgres are read that the driver leaves as text, or reads so that they lose something. */
import { types } from "pg";
import { readJson } from "@/server/kernel/exact-json";
import { Prisma } from "./generated/client";

/** By Postgres' identifiers of types; the driver reads the others. */
export type ValueReaders = Readonly<Record<number, (text: string) => unknown>>;

const { INT8, OID, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ, JSON: PLAIN_JSON, JSONB } = types.builtins;

/** Lists of these, which the driver has no names for. */
const LISTS = { ofInt8: 1016, ofNumeric: 1231, ofDate: 1182, ofTimestamp: 1115, ofTimestamptz: 1185, ofJsonb: 3807 };
const LIST_OF_TEXTS = 1009 as (typeof types.builtins)[keyof typeof types.builtins];

/** Connections speak UTC, so that what is not of this form is no instant that a verb writes. */
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

function instant(text: string): Date {
  if (!INSTANT.test(text)) throw new RangeError(`Postgres answered "${text}" for an instant.`);
  return new Date(text.replace(" ", "T").replace("+00", "Z"));
}

/** A time without a zone is one in UTC. */
function timeInUtc(text: string): Date {
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

/** Bigints whole, instants as dates, numbers in JSON kept; decimals stay exact text. */
export const WITH_DECIMALS_AS_TEXT: ValueReaders = {
  [INT8]: BigInt,
  [PLAIN_JSON]: readJson,
  [JSONB]: readJson,
  [TIMESTAMPTZ]: instant,
};

/** What Prisma's client makes of the rows of raw statements, but for numbers in JSON, which are kept. */
export const AS_PRISMA_READS: ValueReaders = {
  ...WITH_DECIMALS_AS_TEXT,
  [OID]: BigInt,
  [NUMERIC]: decimal,
  [DATE]: day,
  [TIMESTAMP]: timeInUtc,
  [LISTS.ofInt8]: listOf(BigInt),
  [LISTS.ofNumeric]: listOf(decimal),
  [LISTS.ofDate]: listOf(day),
  [LISTS.ofTimestamp]: listOf(timeInUtc),
  [LISTS.ofTimestamptz]: listOf(instant),
  [LISTS.ofJsonb]: listOf(readJson),
};
