import { beforeEach, expect, test } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { openGatewayPage } from "../charging/open-gateway-page";
import { askAtOnce } from "../resolution/ask-at-once";
import { resolveUnknownOperations } from "../resolution/due-jobs";
import { forgetCandidates, keepCandidates, readCandidates } from "./candidates";
import { pruneDevices } from "./customer-device";

const bench = stripeBench();
let merchant: TestMerchant;
let id = "";

type Opened = { readonly sessionId: string; readonly url: string; readonly page: string };

/** A page whose name was lost: only the browser knows it. */
async function opened(): Promise<Opened> {
  const sessionId = await newSession(merchant, { pg_codes: [STRIPE_CODES.purchase] });
  const page = await openGatewayPage(merchant.ctx, await payPage(merchant, sessionId, STRIPE_CODES.purchase));
  if (page.kind !== "page") throw new Error(page.kind);
  return { sessionId, url: page.url, page: page.url.split("/").at(-1) ?? "" };
}

beforeEach(async () => {
  merchant = await stripeMerchant(bench.double);
});

const lost = async ({ sessionId }: Opened) => {
  const where = { sessionId };
  await merchant.ctx.db.attempt.updateMany({ where, data: { gatewayRefs: {}, inquireAt: new Date(0) } });
  id = (await merchant.ctx.db.attempt.findFirstOrThrow({ where })).id;
};
const waiting = () => merchant.ctx.db.attemptCandidate.findMany({ where: { attemptId: id } });
const job = () => resolveUnknownOperations.run(merchant.ctx, id);

test("references that waited are confirmed by the job, and wait no longer", async () => {
  const visit = await opened();
  bench.double.act(visit.url);
  await lost(visit);
  await keepCandidates(merchant.ctx, id, { session: "cs_test_of_nobody" });
  await keepCandidates(merchant.ctx, id, { session: visit.page });
  await job();
  const { state, attempts } = await stateOf(merchant, visit.sessionId);
  expect([state, attempts[0]?.gatewayRefs]).toMatchObject(["paid", { session: visit.page }]);
  expect(await waiting()).toEqual([]);
});

test("those of another paid payment decide nothing and are not stored", async () => {
  const [visit, other] = [await opened(), await opened()];
  bench.double.act(other.url);
  await lost(visit);
  await keepCandidates(merchant.ctx, id, { session: other.page });
  await job();
  const { state, attempts } = await stateOf(merchant, visit.sessionId);
  expect(JSON.stringify(attempts[0]?.gatewayRefs)).not.toContain(other.page);
  expect(state).toBe("created");
  expect(await waiting()).toEqual([]);
});

test("those that the gateway could not be asked about wait for the job", async () => {
  const visit = await opened();
  bench.double.act(visit.url);
  await lost(visit);
  for (const calls of [/cs_test_/, /^GET/]) bench.double.fail("error_before", calls);
  const attempt = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { id } });
  await askAtOnce(merchant.ctx, attempt, [{ session: visit.page }]);
  expect((await waiting()).map(({ refs }) => refs)).toEqual([{ session: visit.page }]);
  await merchant.ctx.db.attempt.updateMany({ where: { id }, data: { inquireAt: new Date(0) } });
  await job();
  expect((await stateOf(merchant, visit.sessionId)).state).toBe("paid");
});

test("references that the gateway fails to answer about keep no payment undecided", async () => {
  const visit = await opened();
  bench.double.act(visit.url);
  await lost(visit);
  await keepCandidates(merchant.ctx, id, { session: "cs_test_poison" });
  bench.double.fail("error_before", /cs_test_poison/);
  await job();
  expect((await stateOf(merchant, visit.sessionId)).state).toBe("paid");
  await keepCandidates(merchant.ctx, id, { session: "cs_test_late" });
  const dayAgo = new Date(Date.now() - 86_400_000);
  await merchant.ctx.db.attemptCandidate.updateMany({ where: { attemptId: id }, data: { createdAt: dayAgo } });
  expect(await readCandidates(merchant.ctx, id)).toEqual([]);
});

test("at most three different ones wait, also if many come at once, and none that is too long", async () => {
  const visit = await opened();
  await lost(visit);
  await keepCandidates(merchant.ctx, id, { session: `cs_${"x".repeat(20_000)}` });
  const keep = (name: number) => keepCandidates(merchant.ctx, id, { session: `cs_${name}` });
  for (const name of [1, 1, 1]) await keep(name);
  expect(await waiting()).toHaveLength(1);
  await Promise.all([2, 3, 4, 5, 6, 7].map(keep));
  expect(await waiting()).toHaveLength(3);
});

test("those that are too old are deleted for new ones, and those that came after the job's look stay", async () => {
  const visit = await opened();
  await lost(visit);
  for (const name of [1, 2, 3]) await keepCandidates(merchant.ctx, id, { session: `cs_${name}` });
  const dayAgo = new Date(Date.now() - 86_400_001);
  await merchant.ctx.db.attemptCandidate.updateMany({ where: { attemptId: id }, data: { createdAt: dayAgo } });
  await keepCandidates(merchant.ctx, id, { session: "cs_4" });
  expect((await waiting()).map(({ refs }) => refs)).toEqual([{ session: "cs_4" }]);
  const read = await readCandidates(merchant.ctx, id);
  await keepCandidates(merchant.ctx, id, { session: "cs_5" });
  await forgetCandidates(merchant.ctx, id, read);
  expect((await waiting()).map(({ refs }) => refs)).toEqual([{ session: "cs_5" }]);
});

test("those of an ended attempt are deleted", async () => {
  const visit = await opened();
  await lost(visit);
  await keepCandidates(merchant.ctx, id, { session: "cs_1" });
  await pruneDevices(merchant.ctx);
  expect(await waiting()).toHaveLength(1);
  await merchant.ctx.db.attempt.updateMany({ where: { id }, data: { finishedAt: new Date() } });
  await pruneDevices(merchant.ctx);
  expect(await waiting()).toEqual([]);
});
