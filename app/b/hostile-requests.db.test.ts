import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { INVARIANTS } from "@/scripts/invariants";
import { database } from "@/server/db/client";
import { callRoute, type RouteReply } from "@/server/testing/call-route";
import { type HostileRequest, hostileRequest } from "@/server/testing/hostile-requests";
import { type HostileWorld, hostileWorld, WHOLE_BODIES } from "@/server/testing/hostile-world";
import { inOwnDatabase } from "@/server/testing/own-database";
import { type ListedEndpoint, restEndpoints } from "@/server/testing/rest-endpoints";
import { ofThisPart, rounds, SEED } from "@/server/testing/rounds";
import { type RowChanges, watchRows } from "@/server/testing/row-changes";

/** Requests per endpoint in `npm test`; `npm run chaos -- hostile` sends 10,000. */
const SHORT = 6;
const RUNS = rounds(SHORT);
const IS_LONG = RUNS > SHORT;

/**
 * Requests of a long run to one merchant: its sessions are soon over and its lists long, and the next
 * requests reach less.
 */
const PER_WORLD = 1_000;

/** All endpoints get their first thousand before any gets its second. */
const SHARES = Array.from({ length: Math.ceil(RUNS / PER_WORLD) }, (_, index) => ({
  numRuns: Math.min(PER_WORLD, RUNS - index * PER_WORLD),
  seed: SEED + index,
}));

/** The smallest limit is ten requests a minute. */
const FORGETS_AFTER = 9;

const ANSWERS = new Set([200, 201, 202, 204, 302, 304, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 423, 429]);

/** What refused requests are counted and kept in. */
const LOGS = ["password_attempt", "rate_counter", "report_download", "request_log"];

const endpoints = ofThisPart((await restEndpoints()).filter(({ path }) => !path.startsWith("/api/health")));

let changes: RowChanges;
let shared: HostileWorld;

inOwnDatabase();
beforeAll(async () => {
  changes = await watchRows(LOGS);
  shared = await hostileWorld();
});
afterAll(() => changes.end());

/** The credential that brings a request furthest. */
function credential(
  { endpoint }: ListedEndpoint,
  { privateKey, publicKey }: HostileWorld["merchant"],
): { key?: string } {
  if (endpoint.accepts.includes("private_key")) return { key: privateKey };
  return endpoint.accepts.includes("public_key") ? { key: publicKey } : {};
}

function isMessages(node: unknown): boolean {
  if (typeof node === "string") return true;
  if (typeof node !== "object" || node === null) return false;
  return Object.values(node).every(isMessages);
}

/** Refusals have the documented shapes: sentences by field or, under `detail`, for the whole. */
function isDocumented({ status, body }: RouteReply): boolean {
  if (!ANSWERS.has(status)) return false;
  if (status < 400) return true;
  if (status !== 400 && typeof body?.detail !== "string") return false;
  return isMessages(body) && Object.keys(body).length > 0;
}

/** A decline is kept with its attempt, and so is an operation that its gateway refused. */
function isKept({ status, body }: RouteReply): boolean {
  return status < 400 || body.result === "failed";
}

async function send(target: ListedEndpoint, world: HostileWorld, request: HostileRequest): Promise<RouteReply> {
  const headers = { "x-sarraf-peer": `hostile ${Math.random()}`, ...request.headers };
  return callRoute(target.handlers, {
    method: target.method,
    ...credential(target, world.merchant),
    ...request,
    headers,
  });
}

/** Sends requests to the endpoint, as many as one merchant takes. */
async function fire(
  target: ListedEndpoint,
  { world, ...share }: { world: HostileWorld; numRuns: number; seed: number },
): Promise<void> {
  const whole = WHOLE_BODIES[`${target.method} ${target.path}`] ?? null;
  const requests = hostileRequest({ ...target, sensible: world.sensible, whole });
  await changes.places();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      if (sent % FORGETS_AFTER === 0) await database().$executeRaw`DELETE FROM rate_counter`;
      sent += 1;
      const got = await send(target, world, request);
      const places = await changes.places();
      if (!isDocumented(got)) expect.fail(`It is documented nowhere: ${got.status} ${got.text}`);
      if (places.length > 0 && !isKept(got)) expect.fail(`${got.status} ${got.text}, and yet written: ${places}`);
    }),
    { ...share, endOnFailure: !IS_LONG },
  );
}

async function brokenInvariants(): Promise<readonly string[]> {
  const broken = [];
  for (const { name, sql, wholeFlowOnly } of INVARIANTS) {
    if (wholeFlowOnly) continue;
    const found = await database().$queryRawUnsafe<unknown[]>(sql);
    if (found.length > 0) broken.push(`${name}: ${JSON.stringify(found[0])}`);
  }
  return broken;
}

describe.each(SHARES)("$numRuns by the seed $seed: the answer is documented, a refusal changes no table", (share) => {
  test.each(endpoints.map((each) => [`${each.method} ${each.path}`, each] as const))(
    "%s",
    async (_, target) => fire(target, { world: IS_LONG ? await hostileWorld() : shared, ...share }),
    IS_LONG ? 3_600_000 : 60_000,
  );
});

test("afterwards the invariants hold", async () => {
  expect(await brokenInvariants()).toEqual([]);
}, 600_000);
