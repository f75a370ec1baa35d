import { asciiDigits } from "@/server/kernel/digits";
import type { QueryReader } from "@/server/kernel/lenient-query";
import { OPERATORS, type Operator, type SearchFault } from "./words";

export type SearchProblem = {
  readonly fault: SearchFault;
  readonly typed: string;
  readonly operator: Operator | null;
};

export type OperatorReaders = Readonly<Record<Operator, QueryReader<string>>>;

export type ReadSearch = {
  /**
   * The search text without operators that have a valid value; quotes remain where the text needs them to be
   * parsed again.
   */
  readonly text: string;
  readonly filters: Readonly<Partial<Record<Operator, string>>>;
  readonly problems: readonly SearchProblem[];
};

/** Operators that may be repeated; a payment must match one of the values. */
const JOINED: readonly Operator[] = ["state", "method", "reason"];

const QUOTED = '["\u201c\u201d\u201e\u00ab\u00bb\uff02]';
const PART = new RegExp(
  `(?:(?<name>[\\p{L}_]+)[:\uff1a](?!//))?(?:${QUOTED}(?<quoted>[^"\u201c\u201d\u201e\u00ab\u00bb\uff02]*)(?:${QUOTED}|$)|(?<plain>\\S+)|(?=\\s|$))`,
  "gu",
);
const ONLY_COMPARED = /^[<>=\u2264\u2265\uff1c\uff1d\uff1e]+$/;

type Part = { readonly typed: string; readonly name: string | null; readonly value: string };

/**
 * Parses operators such as `amount:>50` in a search text. Quotes keep blanks in a value, and make an operator
 * a word. An operator without a valid value is reported as a problem; a text with an unknown operator is
 * searched as it is.
 */
export function readSearch(typed: string, readers: OperatorReaders): ReadSearch {
  const words: string[] = [];
  const filters: Partial<Record<Operator, string>> = {};
  const problems: SearchProblem[] = [];
  for (const part of partsOf(typed)) {
    if (part.name === null) {
      if (part.value.trim() !== "") words.push(isPlain(part.value) ? part.value : `"${part.value}"`);
      continue;
    }
    const operator = OPERATORS.find((each) => each === part.name?.toLowerCase()) ?? null;
    if (operator === null) words.push(part.typed);
    const before = operator === null ? undefined : filters[operator];
    const value = operator === null ? null : readValue(readers[operator], part.value);
    const fault = faultOf({ operator, value, before, filters });
    if (fault !== null) problems.push({ fault, typed: part.typed, operator });
    else if (operator !== null && value !== null)
      filters[operator] = before === undefined ? value : joined(before, value);
  }
  return { text: words.join(" "), filters, problems };
}

export function searchedText(text: string): string {
  return partsOf(text)
    .map(({ name, value, typed }) => (name === null ? value : typed))
    .join(" ");
}

function isPlain(text: string): boolean {
  return partsOf(text).every(({ name }) => name === null) && searchedText(text) === text;
}

type Judged = {
  readonly operator: Operator | null;
  readonly value: string | null;
  readonly before: string | undefined;
  readonly filters: ReadSearch["filters"];
};

function faultOf({ operator, value, before, filters }: Judged): SearchFault | null {
  if (operator === null) return "unknown";
  if (value === null) return "value";
  if (before !== undefined && before !== value && !JOINED.includes(operator)) return "repeated";
  const other = operator === "made" ? filters.paid : operator === "paid" ? filters.made : undefined;
  return other === undefined ? null : "two_days";
}

function readValue(read: QueryReader<string>, value: string): string | null {
  const text = asciiDigits(value).trim();
  return text === "" || text.length > 500 ? null : read(text);
}

function joined(before: string, value: string): string {
  return [...new Set([...before.split(","), ...value.split(",")])].join(",");
}

/** A blank may stand between the filter's value and its operator or comparison sign. */
function partsOf(typed: string): Part[] {
  const parts: Part[] = [];
  for (const match of typed.matchAll(PART)) {
    const { name = null, quoted, plain } = match.groups ?? {};
    const [value, text] = [quoted ?? plain ?? "", match[0]];
    if (text === "") continue;
    const last = parts.at(-1);
    const isOpen = last !== undefined && last.name !== null && isUnfinished(last);
    if (isOpen && name === null) {
      parts[parts.length - 1] = { ...last, value: last.value + value, typed: `${last.typed} ${text}` };
    } else parts.push({ name, value, typed: text });
  }
  return parts;
}

function isUnfinished({ name, value }: Part): boolean {
  const isKnown = OPERATORS.some((each) => each === name?.toLowerCase());
  return isKnown && (value === "" || ONLY_COMPARED.test(value));
}
