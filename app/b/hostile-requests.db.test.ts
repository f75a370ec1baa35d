import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { INVARIANTS } from "@/scripts/invariants";
import { database } from "@/server/db/client";
import { callRoute, type RouteReply } from "@/server/testing/call-route";
import { type HostileRequest, hostileRequest } from "@/server/testing/hostile-requests";
import { type HostileWorld, hostileWorld, rowCounter, WHOLE_BODIES } from "@/server/testing/hostile-world";
import { type ListedEndpoint, restEndpoints } from "@/server/testing/rest-endpoints";
import { rounds, SEED } from "@/server/testing/rounds";

/** Requests per endpoint in `npm test`; `npm run chaos -- hostile` sends 10,000. */
const SHORT = 6;
const RUNS = rounds(SHORT);
const IS_LONG = RUNS > SHORT;

const ANSWERS = [200, 201, 202, 204, 302, 304, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 423, 429];

const endpoints = (await restEndpoints()).filter(({ path }) => !path.startsWith("/api/health"));

let world: HostileWorld;
let rows: Awaited<ReturnType<typeof rowCounter>>;

beforeAll(async () => {
  world = await hostileWorld();
  rows = await rowCounter(world.merchant);
});

afterAll(() => rows.end());

/** The credential that brings a request furthest. */
function credential({ endpoint }: ListedEndpoint): { key?: string } {
  const { privateKey, publicKey } = world.merchant;
  if (endpoint.accepts.includes("private_key")) return { key: privateKey };
  return endpoint.accepts.includes("public_key") ? { key: publicKey } : {};
}

function isMessages(node: unknown): boolean {
  if (typeof node === "string") return true;
  if (typeof node !== "object" || node === null) return false;
  return Object.values(node).every(isMessages);
}

/** Refusals have the documented shapes: sentences by field or, under `detail`, for the whole. */
function expectDocumented({ status, body }: RouteReply): void {
  expect(ANSWERS).toContain(status);
  if (status < 400) return;
  if (status !== 400) expect(typeof body?.detail).toBe("string");
  expect(Object.keys(body).length).toBeGreaterThan(0);
  expect(isMessages(body)).toBe(true);
}

/** A decline is kept with its attempt, and so is an operation that its gateway refused. */
function isKept({ status, body }: RouteReply): boolean {
  return status < 400 || body.result === "failed";
}

async function send(target: ListedEndpoint, request: HostileRequest): Promise<RouteReply> {
  const headers = { "x-sarraf-peer": `hostile ${Math.random()}`, ...request.headers };
  return callRoute(target.handlers, { method: target.method, ...credential(target), ...request, headers });
}

/** Windows of a minute and an hour would refuse all but the first requests. */
async function forgetLimits(): Promise<void> {
  const { id } = world.merchant;
  await database().$executeRaw`
    DELETE FROM rate_counter WHERE caller IN (SELECT 'key:' || id FROM api_key WHERE merchant_id = ${id})`;
}

describe("whatever is sent, the answer is documented, and a refusal leaves every table as it was", () => {
  test.each(endpoints.map((each) => [`${each.method} ${each.path}`, each] as const))(
    "%s",
    async (name, target) => {
      const { sensible } = world;
      const requests = hostileRequest({ ...target, sensible, whole: WHOLE_BODIES[name] ?? null });
      let before = await rows.count();
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          if (sent % 9 === 0) await forgetLimits();
          sent += 1;
          const got = await send(target, request);
          expectDocumented(got);
          const after = await rows.count();
          if (!isKept(got)) expect(after).toEqual(before);
          before = after;
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: !IS_LONG },
      );
    },
    IS_LONG ? 3_600_000 : 60_000,
  );
});

test.runIf(IS_LONG)(
  "afterwards the invariants hold",
  async () => {
    const broken = [];
    for (const { name, sql, wholeFlowOnly } of INVARIANTS) {
      if (wholeFlowOnly) continue;
      const found = await database().$queryRawUnsafe<unknown[]>(sql);
      if (found.length > 0) broken.push(name);
    }
    expect(broken).toEqual([]);
  },
  600_000,
);
