import { beforeEach, expect, test } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, payPage } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { keepCandidates } from "../attempt/candidates";
import { openGatewayPage } from "../charging/open-gateway-page";
import { resolveUnknownOperations } from "./due-jobs";
import { returnFromPage } from "./return-from-page";

const bench = stripeBench();
let merchant: TestMerchant;
let token = "";
let url = "";

beforeEach(async () => {
  merchant = await stripeMerchant(bench.double);
  token = await payPage(
    merchant,
    await newSession(merchant, { pg_codes: [STRIPE_CODES.purchase] }),
    STRIPE_CODES.purchase,
  );
  const opened = await openGatewayPage(merchant.ctx, token);
  if (opened.kind !== "page") throw new Error(opened.kind);
  url = opened.url;
});

const comeBack = (query: Record<string, string> = {}, ctx = merchant.ctx) => returnFromPage(ctx, { token, query });
const attempts = () => merchant.ctx.db.attempt.findMany({ where: { merchantId: merchant.id } });
const change = (data: object) => merchant.ctx.db.attempt.updateMany({ where: { merchantId: merchant.id }, data });
const dueAt = (at: Date) => {
  const later = { ...merchant.ctx, realNow: () => at, now: () => at };
  return resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
};

test("while a return asks the gateway, no job asks as well", async () => {
  const { came, open } = bench.double.hold();
  const returned = comeBack();
  await came;
  const due = await resolveUnknownOperations.due(merchant.ctx, { merchantId: merchant.id }, 50);
  open();
  expect([due, (await returned).kind]).toEqual([[], "confirming"]);
});

test("many returns of one payment do not use up the account's calls", async () => {
  const { length } = bench.double.requests;
  await Promise.all(Array.from({ length: 20 }, () => comeBack()));
  expect(bench.double.requests.length - length).toBeLessThanOrEqual(12);
});

test("one return makes two calls, and three for a stranger's page while the name of a tried page is lost", async () => {
  const { id } = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { merchantId: merchant.id } });
  for (const name of ["a", "b", "c"]) await keepCandidates(merchant.ctx, id, { session: `cs_test_${name}` });
  const callsOf = async (query: Record<string, string>) => {
    const { length } = bench.double.requests;
    expect((await comeBack(query)).kind).toBe("confirming");
    return bench.double.requests.length - length;
  };
  const known = [await callsOf({}), await callsOf({ session_id: "cs_test_d" })];
  await change({ gatewayRefs: {} });
  const unknown = await callsOf({});
  await change({ gatewayRefs: {} });
  expect([...known, unknown, await callsOf({ session_id: "cs_test_d" })]).toEqual([2, 2, 1, 2]);
  // A stranger's page is read, ours is found, and then its payment is read, which the list does not show.
  bench.double.act(url, { act: "decline" });
  await change({ gatewayRefs: {} });
  expect(await callsOf({ session_id: "cs_test_e" })).toBe(3);
});

test("a customer who presses back has an answer without a call to the gateway", async () => {
  const { open } = bench.double.hold();
  const { length } = bench.double.requests;
  expect((await comeBack({ left: "1" })).kind).toBe("left");
  expect(bench.double.requests.length).toBe(length);
  open();
});

test("no job asks as long as the calls of a return may take", async () => {
  const start = Date.now();
  const { came, open } = bench.double.hold();
  const returned = comeBack();
  await came;
  const due = await dueAt(new Date(start + 59_000));
  open();
  await returned;
  expect(due).toEqual([]);
});

test("a customer who pays after six returns in a minute is asked about within the next minute", async () => {
  const at = new Date();
  const frozen = { ...merchant.ctx, realNow: () => at };
  await Promise.all(Array.from({ length: 6 }, () => comeBack({}, frozen)));
  await change({ inquireAt: new Date(at.getTime() + 3_600_000) });
  bench.double.act(url);
  const { length } = bench.double.requests;
  expect((await comeBack({}, frozen)).kind).toBe("confirming");
  expect(bench.double.requests.length).toBe(length);
  expect(await dueAt(new Date(Date.now() + 60_000))).toHaveLength(1);
});

test("customers who leave the page do not use up the account's calls, nor end a return's claim", async () => {
  const { length } = bench.double.requests;
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await comeBack({ left: "1" })).kind).toBe("left");
    for (const { id } of await dueAt(new Date())) await resolveUnknownOperations.run(merchant.ctx, id);
  }
  expect(bench.double.requests.length - length).toBeLessThanOrEqual(12);
  const { came, open } = bench.double.hold();
  const returned = comeBack();
  await came;
  const [claimed] = await attempts();
  await comeBack({ left: "1" });
  expect(await attempts()).toMatchObject([{ inquireAt: claimed?.inquireAt }]);
  open();
  await returned;
});

test("a return does not ask about a payment that waits for a person", async () => {
  const inquireAt = new Date(Date.now() + 86_400_000);
  await change({ parkedAt: new Date(), parkedReason: "outcome_unknown", parkedNote: "?", inquireAt });
  const { length } = bench.double.requests;
  await comeBack();
  await change({ inquireAt: new Date(0) });
  await comeBack();
  expect(bench.double.requests.length).toBe(length);
  expect(await attempts()).toMatchObject([{ inquireAt: new Date(0) }]);
});

test("returns without references do not keep out one that brings them", async () => {
  const at = new Date();
  const frozen = { ...merchant.ctx, realNow: () => at };
  await Promise.all(Array.from({ length: 6 }, () => comeBack({}, frozen)));
  await change({ gatewayRefs: {} });
  bench.double.act(url);
  expect((await comeBack({ session_id: url.split("/").at(-1) ?? "" }, frozen)).kind).toBe("decided");
});
