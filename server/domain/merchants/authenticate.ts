/**
 * Who calls: one statement finds the credential, its merchant and permissions, and counts the request
 * (decision 0011).
 */
import { type MerchantRow, merchantFacts } from "@/server/context";
import { Prisma } from "@/server/db/client";
import { KEPT_PLAN } from "@/server/db/kept-plans";
import { Unauthenticated } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import { countersOf, type Quota, quota, type RateClass, windowOf } from "@/server/kernel/rate";
import { addSeconds } from "@/server/kernel/time";
import type { Actor, MerchantFacts, SystemCtx } from "@/server/kernel/types";
import { type Credential, type CredentialKind, readCredential } from "./credentials";
import { addressSuspect, failuresSql, loginSuspect, refuseFailure, refuseSuspect, type Suspect } from "./failed-logins";
import { checkPassword } from "./passwords";
import { readBearer } from "./tokens";
import { MERCHANT_COLUMNS, refuseConsoleOnly, USER_COLUMNS, type UserRow, userActor } from "./user-rows";

/** A request as far as it concerns who makes it. */
export type AuthenticationRequest = {
  /** The `Authorization` header. */
  readonly authorization: string | null;
  readonly accepts: readonly CredentialKind[];
  readonly rateClass: RateClass;
  /** The peer's address, for counting failures. */
  readonly address: string;
};

/**
 * A known caller, with its counters after this request; exhausted ones are for the caller of this verb to
 * refuse.
 */
export type Caller = {
  readonly actor: Actor;
  readonly merchant: MerchantFacts;
  readonly quotas: readonly Quota[];
  /** The version of the API that the key or, for a user, the merchant was made for. */
  readonly apiVersion: string;
};

type KeyRow = MerchantRow & {
  caller: string;
  keyId: string;
  keyKind: "private_key" | "public_key";
  keyVersion: string;
};

/** What the statement answers: the caller's row or null, and its counters after this request. */
type Lookup<Row> = { readonly row: Row | null; readonly quotas: readonly Quota[] };

/**
 * Finds who calls and counts the request; nothing of a credential is remembered between requests except a
 * password check that succeeded.
 *
 * @throws {Unauthenticated} no, wrong, revoked or expired credentials, or a kind that the endpoint does not
 * take
 * @throws {RateLimited} too many failed credentials from that address
 */
export async function authenticate(system: SystemCtx, request: AuthenticationRequest): Promise<Caller> {
  const credential = readCredential(request.authorization, request.accepts);
  switch (credential.scheme) {
    case "key":
      return byKey(system, credential.key, request);
    case "basic":
      return byPassword(system, credential, request);
    case "bearer":
      return byToken(system, credential.token, request);
  }
}

function keySql(key: string, now: Date): Prisma.Sql {
  const digest = sha256(key);
  return Prisma.sql`SELECT 'key:' || k.id AS caller, k.id AS "keyId", k.api_version AS "keyVersion",
      CASE WHEN k.private_digest = ${digest} THEN 'private_key' ELSE 'public_key' END AS "keyKind", ${MERCHANT_COLUMNS}
    FROM api_key k JOIN merchant m ON m.id = k.merchant_id
    WHERE (k.private_digest = ${digest} OR k.public_digest = ${digest})
      AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${now})`;
}

const NOTED_SECONDS = 3_600;

/** The same statement notes that a key was used, once an hour at most. */
function keyUseSql(now: Date): Prisma.Sql {
  return Prisma.sql`, used AS (
      UPDATE api_key k SET last_used_at = ${now} FROM who
      WHERE k.id = who."keyId" AND (k.last_used_at IS NULL OR k.last_used_at <= ${addSeconds(now, -NOTED_SECONDS)})
    )`;
}

function userSql(which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT 'user:' || u.id AS caller, ${USER_COLUMNS}, ${MERCHANT_COLUMNS}
    FROM merchant_user u JOIN merchant m ON m.id = u.merchant_id WHERE u.deleted_at IS NULL AND ${which}`;
}

/** The counters that a request adds to, as parallel lists for SQL. */
function windows(rateClass: RateClass, now: Date): { classes: string[]; starts: string[] } {
  const classes = countersOf(rateClass);
  return { classes: [...classes], starts: classes.map((each) => windowOf(each, now).toISOString()) };
}

type Search = {
  readonly who: Prisma.Sql;
  readonly suspect: Suspect;
  readonly rateClass: RateClass;
  /** Notes beside the count that the caller of `who` was there; none unless given. */
  readonly note?: Prisma.Sql;
};
type Answer = { caller: string | null; failures: number; counts: Partial<Record<RateClass, number>> | null };

/**
 * Finds the caller by `who`, which must select the columns of `Row`, and counts the request unless the
 * suspect failed too often.
 */
async function findAndCount<Row extends { caller: string }>(
  system: SystemCtx,
  { who, suspect, rateClass, note = Prisma.empty }: Search,
): Promise<Lookup<Row>> {
  const now = system.realNow();
  const { classes, starts } = windows(rateClass, now);
  const [answer] = await system.db.$queryRaw<(Answer & (Row | { caller: null }))[]>`${KEPT_PLAN}
    WITH suspected AS (SELECT ${failuresSql(suspect, now)} AS failures),
    who AS (SELECT found.* FROM (${who}) found, suspected WHERE suspected.failures < ${suspect.allowed}),
    counted AS (
      INSERT INTO rate_counter (caller, class, window_start, count)
      SELECT who.caller, w.class, w.start, 1
      FROM who, unnest(${classes}::text[], ${starts}::timestamptz[]) WITH ORDINALITY AS w(class, start, place)
      ORDER BY w.place
      ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1
      RETURNING class, count
    )${note}
    SELECT who.*, suspected.failures::int AS failures, (SELECT json_object_agg(class, count) FROM counted) AS counts
    FROM suspected LEFT JOIN who ON true`;
  if (answer === undefined) throw new Error("The statement that finds a caller always returns one row.");
  refuseSuspect(suspect, answer.failures, now);
  const quotas = countersOf(rateClass).map((each) => quota(each, answer.counts?.[each] ?? 0, now));
  return { row: answer.caller === null ? null : answer, quotas };
}

async function byKey(
  system: SystemCtx,
  key: string,
  { accepts, address, rateClass }: AuthenticationRequest,
): Promise<Caller> {
  const suspect = addressSuspect(address);
  const now = system.realNow();
  const { row, quotas } = await findAndCount<KeyRow>(system, {
    who: keySql(key, now),
    suspect,
    rateClass,
    note: keyUseSql(now),
  });
  if (row === null) return refuseFailure(system, suspect, "Invalid API key.");
  if (!accepts.includes(row.keyKind))
    throw new Unauthenticated(`A ${row.keyKind.replace("_", " ")} is not accepted here.`);
  const actor = { kind: row.keyKind, keyId: row.keyId };
  return { actor, merchant: merchantFacts(row), quotas, apiVersion: row.keyVersion };
}

/**
 * Takes back what a request with a wrong password added to the user's counters, so that strangers cannot use
 * them up.
 */
async function uncount(system: SystemCtx, counted: string, rateClass: RateClass): Promise<void> {
  const { classes, starts } = windows(rateClass, system.realNow());
  await system.db.$executeRaw`
    UPDATE rate_counter SET count = count - 1
    FROM unnest(${classes}::text[], ${starts}::timestamptz[]) AS w(class, start)
    WHERE caller = ${counted} AND rate_counter.class = w.class AND window_start = w.start`;
}

/** Of a user, who has no key that names a version. */
function merchantOf(row: MerchantRow): Pick<Caller, "merchant" | "apiVersion"> {
  const merchant = merchantFacts(row);
  return { merchant, apiVersion: merchant.apiVersion };
}

type Basic = Extract<Credential, { scheme: "basic" }>;

async function byPassword(
  system: SystemCtx,
  { username, password }: Basic,
  request: AuthenticationRequest,
): Promise<Caller> {
  const { rateClass } = request;
  const suspect = loginSuspect(username, request.address);
  const who = userSql(Prisma.sql`u.username = ${username}`);
  const { row, quotas } = await findAndCount<UserRow & { caller: string }>(system, { who, suspect, rateClass });
  const right = await checkPassword(row && { ...row, id: row.userId }, password, system.realNow());
  if (row === null || !right) {
    if (row !== null) await uncount(system, row.caller, rateClass);
    return refuseFailure(system, suspect, "Invalid username/password.");
  }
  refuseConsoleOnly(row);
  return { actor: userActor(row, "basic"), quotas, ...merchantOf(row) };
}

async function byToken(
  system: SystemCtx,
  token: string,
  { address, rateClass }: AuthenticationRequest,
): Promise<Caller> {
  const suspect = addressSuspect(address);
  const subject = await readBearer(token, system.realNow()).catch(async (error: unknown): Promise<never> => {
    if (error instanceof Unauthenticated) return refuseFailure(system, suspect, error.message);
    throw error;
  });
  const who = userSql(
    subject.kind === "own"
      ? Prisma.sql`u.id = ${subject.userId} AND u.password_changed_at = ${new Date(subject.passwordChangedAt)}`
      : Prisma.sql`u.username = ${subject.username}`,
  );
  const { row, quotas } = await findAndCount<UserRow & { caller: string }>(system, { who, suspect, rateClass });
  if (row === null) return refuseFailure(system, suspect, "Invalid token.");
  if (subject.kind === "own") refuseConsoleOnly(row);
  return { actor: userActor(row, "bearer"), quotas, ...merchantOf(row) };
}
