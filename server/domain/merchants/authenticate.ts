/**
 * Who calls: one statement finds the credential, its merchant and permissions, and counts the request
 * (decision 0011).
 */
import { type MerchantRow, merchantFacts } from "@/server/context";
import { coalesced } from "@/server/db/driver/batching";
import { rowsOf, type StatementValue } from "@/server/db/driver/named-statement";
import { Unauthenticated } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import { countersOf, type Quota, quota, type RateClass, windowOf, windowStart } from "@/server/kernel/rate";
import { addSeconds } from "@/server/kernel/time";
import type { Actor, MerchantFacts, SystemCtx } from "@/server/kernel/types";
import {
  CALLER_BY_KEY,
  CALLER_BY_TOKEN,
  CALLER_BY_USERNAME,
  type CallerRow,
  type CallerStatement,
} from "./caller-statements";
import { type Credential, type CredentialKind, readCredential } from "./credentials";
import {
  addressSuspect,
  loginSuspect,
  refuseFailure,
  refuseSuspect,
  type Suspect,
  WINDOW_SECONDS,
} from "./failed-logins";
import { checkPassword } from "./passwords";
import { readBearer } from "./tokens";
import { refuseConsoleOnly, userActor } from "./user-rows";

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

const NOTED_SECONDS = 3_600;

/** The counters that a request adds to, as parallel lists for SQL. */
function windows(rateClass: RateClass, now: Date): { classes: string[]; starts: string[] } {
  const classes = countersOf(rateClass);
  return { classes: [...classes], starts: classes.map((each) => windowOf(each, now).toISOString()) };
}

type Search<Row> = {
  readonly who: CallerStatement<Row>;
  /** What names the caller, for the statement. */
  readonly sought: readonly (string | number | Date)[];
  /** What else the statement is told; requests of one moment need not have it in common. */
  readonly moment?: readonly Date[];
  readonly suspect: Suspect;
  readonly rateClass: RateClass;
};

type CallerQuestion = {
  readonly system: SystemCtx;
  readonly who: CallerStatement<object>;
  readonly counting: readonly StatementValue[];
  readonly sought: readonly StatementValue[];
};

/** Concurrent requests of one caller share one statement, which counts them all. */
const askOnce = coalesced(async ({ system, who, counting, sought }: CallerQuestion, requests) => {
  const [answer] = await rowsOf(system.db, who, [...counting, requests, ...sought]);
  if (answer === undefined) throw new Error("The statement that finds a caller always returns one row.");
  return answer;
});

/** Finds the caller by `who`, and counts the request unless the suspect failed too often. */
async function findAndCount<Row extends { caller: string }>(
  system: SystemCtx,
  { who, sought, moment = [], suspect, rateClass }: Search<Row>,
): Promise<Lookup<Row>> {
  const now = system.realNow();
  const { classes, starts } = windows(rateClass, now);
  const counting = [suspect.caller, windowStart(WINDOW_SECONDS, now), suspect.allowed, classes, starts];
  const asked = { system, who, counting, sought: [...sought, ...moment] };
  const { result, position, calls } = await askOnce(JSON.stringify([who.name, counting, sought]), asked);
  // The name of the statement is part of the key, so the rows are of its type.
  const found = result as CallerRow<Row>;
  refuseSuspect(suspect, found.failures, now);
  const after = calls - 1 - position;
  const quotas = countersOf(rateClass).map((each) => quota(each, (found.counts?.[each] ?? after) - after, now));
  return { row: found.caller === null ? null : found, quotas };
}

async function byKey(
  system: SystemCtx,
  key: string,
  { accepts, address, rateClass }: AuthenticationRequest,
): Promise<Caller> {
  const suspect = addressSuspect(address);
  const now = system.realNow();
  const moment = [now, addSeconds(now, -NOTED_SECONDS)];
  const search = { who: CALLER_BY_KEY, sought: [sha256(key)], moment, suspect, rateClass };
  const { row, quotas } = await findAndCount(system, search);
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
  const search = { who: CALLER_BY_USERNAME, sought: [username], suspect, rateClass };
  const { row, quotas } = await findAndCount(system, search);
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
  const who =
    subject.kind === "own"
      ? { who: CALLER_BY_TOKEN, sought: [subject.userId, new Date(subject.passwordChangedAt)] }
      : { who: CALLER_BY_USERNAME, sought: [subject.username] };
  const { row, quotas } = await findAndCount(system, { ...who, suspect, rateClass });
  if (row === null) return refuseFailure(system, suspect, "Invalid token.");
  if (subject.kind === "own") refuseConsoleOnly(row);
  return { actor: userActor(row, "bearer"), quotas, ...merchantOf(row) };
}
