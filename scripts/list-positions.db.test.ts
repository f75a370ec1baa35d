/** Every list of the API with `limit` and `offset` can be read from a row on. */
import { beforeAll, expect, test } from "vitest";
import { ENTRIES } from "@/server/api/openapi/entries";
import { type Example, SAMPLES } from "@/server/api/openapi/entry";
import { callRoute, type RouteReply, type RouteRequest } from "@/server/testing/call-route";
import { exampleMerchant, samplesIn } from "@/server/testing/examples";
import { apiOperations } from "./openapi";

type Routes = Parameters<typeof callRoute>[0];

const { session, deletedSession, subscription, request, event, apiKey, restrictedKey, user, invoice } = SAMPLES;
const LISTED = JSON.stringify({
  session,
  deletedSession,
  subscription,
  request,
  event,
  apiKey,
  restrictedKey,
  user,
  invoice,
});
const LISTS = Object.entries(ENTRIES).flatMap(([operation, { paging, examples }]) =>
  paging === "offset" ? [[operation, Object.values(examples)[0]] as const] : [],
);

const operations = await apiOperations();
let merchant: Awaited<ReturnType<typeof exampleMerchant>>;
let made: Awaited<ReturnType<typeof samplesIn>>;

beforeAll(async () => {
  merchant = await exampleMerchant();
  for (let rows = 0; rows < 2; rows += 1) made = await samplesIn(merchant, LISTED + JSON.stringify(LISTS));
});

/** @param query in the order of its names: limit, offset, starting_after */
function read(operation: string, example: Example | undefined, query: Record<string, string>): Promise<RouteReply> {
  const found = operations.find(({ verb, path }) => `${verb} ${path}` === operation);
  const params = JSON.stringify(example?.params ?? {});
  return callRoute(found?.handlers as Routes, {
    method: found?.verb as NonNullable<RouteRequest["method"]>,
    key: merchant.privateKey,
    path: `/b/list/?${new URLSearchParams(query)}`,
    params: JSON.parse(made.reduce((text, [sample, id]) => text.replaceAll(sample, id), params)),
    ...(found?.verb === "POST" && { body: {} }),
  });
}

/** The field that names a row of its list. */
function idsOf({ body }: RouteReply): unknown[] {
  return (body.results as Record<string, unknown>[]).map(
    (row) => row.encrypted_id ?? row.cycle_number ?? row.id ?? row.session_id ?? row.number ?? row.event_id,
  );
}

function startOf({ body }: RouteReply): string | null {
  return body.next === null ? null : new URL(String(body.next)).searchParams.get("starting_after");
}

test.each(LISTS)("%s: pages of one row, each after the one before, are the list", async (operation, example) => {
  const whole = await read(operation, example, { limit: "100" });
  const rows: unknown[] = [];
  let page = await read(operation, example, { limit: "1" });
  rows.push(...idsOf(page));
  for (let start = startOf(page); start !== null; start = startOf(page)) {
    expect(start).toBe(String(rows.at(-1)));
    page = await read(operation, example, { limit: "1", offset: "90", starting_after: start });
    rows.push(...idsOf(page));
    expect(rows.length).toBeLessThanOrEqual(Number(whole.body.count));
  }
  expect(rows).toEqual(idsOf(whole));
});

test.each(LISTS)("%s: a start that is no row of the list is refused by name", async (operation, example) => {
  for (const starting_after of ["none", "٣", "0", "9".repeat(60), "'; --"])
    expect(await read(operation, example, { starting_after })).toMatchObject({
      status: 400,
      body: { starting_after: [expect.stringContaining("no row with this id")] },
    });
  const long = await read(operation, example, { starting_after: "x".repeat(65) });
  expect(long).toMatchObject({ status: 400, body: { starting_after: [expect.any(String)] } });
});
