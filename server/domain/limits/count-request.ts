/**
 * Finds a request's caller and counts the request, in one statement (Spec, "Credentials" 1 to 6; decision
 * 0312).
 */

import { coalesced } from "@/server/db/driver/batching";
import { rowsOf, type StatementValue } from "@/server/db/driver/named-statement";
import type { SystemCtx } from "@/server/kernel/types";
import { type Counter, type Quota, quota, windowOf, windowStart } from "./core/rate";
import { refuseSuspect } from "./failed-credentials";
import { type CallerRow, type CallerStatement, uncountRequest, type Windows } from "./statements/count-request";
import { FAILURE_WINDOW_SECONDS, type Suspect } from "./statements/failed-credentials";

export type CountedCaller<Row> = {
  readonly row: Row | null;
  readonly quotas: readonly Quota[];
  /** Undoes the count, so that a request in another caller's name cannot use up that caller's quota. */
  readonly uncount: () => Promise<void>;
};

export type CallerSearch<Row> = {
  readonly who: CallerStatement<Row>;
  /** Values that identify the caller; requests with equal values may share a statement. */
  readonly sought: readonly (string | number | Date)[];
  /** Times, which may differ between requests that share a statement. */
  readonly moment?: readonly Date[];
  readonly suspect: Suspect;
  readonly counters: readonly Counter[];
};

type CallerQuestion = {
  readonly system: SystemCtx;
  readonly who: CallerStatement<object>;
  readonly counting: readonly StatementValue[];
  readonly sought: readonly StatementValue[];
};

const askOnce = coalesced(async ({ system, who, counting, sought }: CallerQuestion, requests) => {
  const [answer] = await rowsOf(system.db, who, [...counting, requests, ...sought]);
  if (answer === undefined) throw new Error("The statement that finds a caller always returns one row.");
  return answer;
});

function windowsOf(counters: readonly Counter[], now: Date): Windows {
  return { classes: [...counters], starts: counters.map((each) => windowOf(each, now).toISOString()) };
}

/**
 * Counts the request in real time; quotas are enforced elsewhere.
 * @throws {RateLimited} if the credential is unknown, and its address has sent too many unknown ones
 */
export async function countRequest<Row extends { caller: string }>(
  system: SystemCtx,
  { who, sought, moment = [], suspect, counters }: CallerSearch<Row>,
): Promise<CountedCaller<Row>> {
  const now = system.realNow();
  const { classes, starts } = windowsOf(counters, now);
  const counting = [suspect.caller, windowStart(FAILURE_WINDOW_SECONDS, now), classes, starts];
  const asked = { system, who, counting, sought: [...sought, ...moment] };
  const { result, position, calls } = await askOnce(JSON.stringify([who.name, counting, sought]), asked);
  // The result has this type, because equal statement names mean equal statements.
  const found = result as CallerRow<Row>;
  if (found.caller === null) refuseSuspect(suspect, found.failures, now);
  const after = calls - 1 - position;
  const quotas = counters.map((each) => quota(each, (found.counts?.[each] ?? after) - after, now));
  const row = found.caller === null ? null : found;
  const uncount = async (): Promise<void> => {
    if (row !== null) await uncountRequest(system, row.caller, { classes, starts });
  };
  return { row, quotas, uncount };
}
