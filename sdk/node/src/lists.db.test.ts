/** The client's iterators over lists that change meanwhile, against the running API. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { Sarraf } from "./index";

const SESSION = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["cards"] } as const;
/** More than two pages of `PAGE`. */
const ROWS = 9;
const PAGE = { limit: 4 };

let service: HttpService;
let merchant: TestMerchant;
let sarraf: Sarraf;

beforeAll(async () => {
  const cards = { code: "cards", operation: "authorize", operations: ["capture", "void"] };
  [service, merchant] = await Promise.all([startHttpService(), testMerchant({ gateways: [cards] })]);
  sarraf = new Sarraf({ apiKey: merchant.privateKey, baseUrl: service.address });
});
afterAll(() => service.stop());

async function create(): Promise<string> {
  return (await sarraf.sessions.create(SESSION)).session_id;
}

async function createAll(): Promise<string[]> {
  const made: string[] = [];
  for (let row = 0; row < ROWS; row += 1) made.push(await create());
  return made;
}

test("capturing everything authorized leaves nothing authorized, though sessions are created meanwhile", async () => {
  const made = await createAll();
  for (const session_id of made) await sarraf.sessions.inquire({ session_id });
  const seen: string[] = [];
  for await (const { session_id } of sarraf.sessions.list({ ...PAGE, state: "authorized" })) {
    seen.push(session_id);
    await sarraf.sessions.capture(session_id);
    await sarraf.sessions.inquire({ session_id: await create() });
  }
  expect(seen).toEqual(made.toReversed());
  const left = await sarraf.sessions.list({ state: "authorized", limit: 100 });
  expect(left.results.filter(({ session_id }) => made.includes(session_id))).toEqual([]);
});

test("each session is met once by the iterator that deletes them and by the one that restores them", async () => {
  const made = await createAll();
  const deleted: string[] = [];
  for await (const { session_id } of sarraf.sessions.list({ ...PAGE, state: "created" })) {
    deleted.push(session_id);
    await create();
    await sarraf.sessions.delete(session_id);
  }
  expect(deleted).toEqual(made.toReversed());

  const moved: string[] = [];
  for await (const { session_id } of sarraf.sessions.list(PAGE)) {
    moved.push(session_id);
    await sarraf.sessions.delete(session_id);
  }
  const restored: string[] = [];
  for await (const { session_id } of sarraf.sessions.listDeleted(PAGE)) {
    restored.push(session_id);
    await sarraf.sessions.restore(session_id);
  }
  expect(restored.length).toBeGreaterThan(PAGE.limit);
  expect(moved).toEqual(expect.arrayContaining(restored));
  expect((await sarraf.sessions.listDeleted()).count).toBe(0);
});

test("the first items need no page beyond theirs", async () => {
  const calls: string[] = [];
  const counted = new Sarraf({
    apiKey: merchant.privateKey,
    baseUrl: service.address,
    fetch: (address, init) => {
      calls.push(String(address));
      return fetch(address, init);
    },
  });
  expect(await counted.sessions.list(PAGE).take(PAGE.limit)).toHaveLength(PAGE.limit);
  expect(calls).toHaveLength(1);
});
