import { Prisma } from "@/server/db/client";
import { endedAttempt } from "@/server/domain/figures";
import { schemeSpellings } from "@/server/kernel/card-scheme";
import { declineCauses, TELLING_CATEGORIES, TELLING_TEXTS } from "../core/decline-word";
import { methodParts } from "../core/payment-filters";
import { HASH_DIGITS, saidHash } from "../core/said-text";
import type { DayBasis } from "../core/words";
import type { Instants } from "./search-words";

type AttemptValues = {
  readonly method: string | null;
  readonly reason: string | null;
  readonly said: string | null;
  readonly gateway: string | null;
};

export function isOfAttempts({ method, reason, said }: Omit<AttemptValues, "gateway">): boolean {
  return method !== null || reason !== null || said !== null;
}

export function attemptsSql({ method, reason, said, gateway }: AttemptValues): Prisma.Sql {
  const all = [Prisma.sql`true`];
  if (method !== null) all.push(oneOfThese(methodWays(method)));
  if (reason !== null) all.push(Prisma.sql`${FAILED} AND ${oneOfThese(reasonWays(reason))}`);
  if (said !== null) all.push(Prisma.sql`${FAILED} AND ${saidSql(saidHash(said))}`);
  if (gateway !== null) all.push(Prisma.sql`a.pg_code = ${gateway}`);
  return Prisma.join(all, " AND ");
}

function saidSql(hash: string | null): Prisma.Sql {
  if (hash === null) return Prisma.sql`a.message IS NULL`;
  return Prisma.sql`left(encode(sha256(convert_to(a.message, 'UTF8')), 'hex'), ${HASH_DIGITS}::int) = ${hash}`;
}

function oneOfThese(ways: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join([...ways], " OR ")})`;
}

const FAILED = Prisma.sql`a.state IN ('failed', 'error')`;

/**
 * SQL conditions for forms of payment, each using an index. An account whose code is a card scheme's key
 * takes only that scheme.
 */
export function methodWays(methods: string): readonly Prisma.Sql[] {
  const { forms, schemes } = methodParts(methods);
  const spelled = schemes.flatMap(schemeSpellings);
  return [
    ...forms.map((form) => Prisma.sql`a.form_of_payment = ${form}`),
    ...(spelled.length === 0
      ? []
      : [
          Prisma.sql`attempt_scheme(a.card, a.pg_params) IN (${Prisma.join(spelled)})`,
          Prisma.sql`a.pg_code IN (${Prisma.join([...schemes])})`,
        ]),
  ];
}

const CATEGORY = Prisma.sql`a.decline ->> 'category'`;
const IS_TOLD = Prisma.sql`coalesce(${CATEGORY}, '') IN (${Prisma.join([...TELLING_CATEGORIES])})`;

/** SQL conditions for failed attempts that the console describes by one of `words`. */
export function reasonWays(words: string): readonly Prisma.Sql[] {
  return words.split(",").flatMap((word) => {
    const { category, texts, hasOtherTexts, hasErrors } = declineCauses(word);
    const ways = category === null ? [] : [Prisma.sql`${CATEGORY} = ${category}`];
    const untold = Prisma.sql`a.state = 'failed' AND NOT ${IS_TOLD}`;
    if (texts.length > 0) ways.push(Prisma.sql`a.message IN (${Prisma.join([...texts])}) AND ${untold}`);
    if (hasOtherTexts)
      ways.push(Prisma.sql`coalesce(a.message, '') NOT IN (${Prisma.join([...TELLING_TEXTS])}) AND ${untold}`);
    if (hasErrors) ways.push(Prisma.sql`a.state = 'error' AND NOT ${IS_TOLD}`);
    return ways;
  });
}

export function triedSql(by: DayBasis | null, { from, until }: Instants): Prisma.Sql {
  const ended = by === "accepted" ? Prisma.sql`a.state = 'success'` : by === "failed" ? FAILED : endedAttempt();
  const since = from === null ? Prisma.sql`a.finished_at IS NOT NULL` : Prisma.sql`a.finished_at >= ${from}`;
  const before = until === null ? Prisma.sql`true` : Prisma.sql`a.finished_at < ${until}`;
  return Prisma.sql`${ended} AND ${since} AND ${before}`;
}
