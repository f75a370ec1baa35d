/** A charge for which Stripe requires a step of the customer and names no address for it. */
import { beforeEach, expect, test } from "vitest";
import { resolveUnknownOperations } from "@/server/domain/payments";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { resolveFor } from "@/server/testing/resolve-for";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { stripeMerchant } from "@/server/testing/stripe/merchant";

const bench = stripeBench();
let merchant: TestMerchant;
let id = "";

const statesOf = async () => {
  const { state, attemptStates } = await stateOf(merchant, id);
  return [state, ...attemptStates];
};
const charges = () => [...bench.double.book.payments.values()].filter(({ verdict }) => verdict?.kind === "unshown");
const takes = () => bench.double.book.movements.filter(({ kind }) => kind === "take").length;

function resolve(most: number) {
  const goesOn = async () => (await statesOf()).includes("processing");
  return resolveFor(most, { merchant, double: bench.double, job: resolveUnknownOperations, goesOn });
}

beforeEach(async () => {
  merchant = await stripeMerchant(bench.double);
  id = await newSession(merchant, { pg_codes: ["stripe"], customer_id: "c-1" });
  bench.double.next({ kind: "unshown" });
});

test("is ended at Stripe within a minute, and the customer may pay again", async () => {
  const before = takes();
  await payByKeptCard(merchant, id);
  expect(await statesOf()).toEqual(["created", "processing"]);
  await resolve(60);
  expect([await statesOf(), charges()[0]?.state]).toEqual([["attempted", "canceled"], "released"]);
  await payByKeptCard(merchant, id);
  expect([await statesOf(), takes() - before]).toEqual([["paid", "canceled", "success"], 1]);
});

test("is ended, too, if its answer was lost", async () => {
  bench.double.fail("broken_after");
  await payByKeptCard(merchant, id);
  await resolve(60);
  expect([await statesOf(), charges().map(({ state }) => state)]).toEqual([["attempted", "canceled"], ["released"]]);
});

test.each(["error_before", "error_after", "broken_before", "broken_after"] as const)(
  "is ended within five minutes although its end met %s",
  async (trouble) => {
    await payByKeptCard(merchant, id);
    bench.double.fail(trouble, /cancel$/);
    await resolve(300);
    expect([await statesOf(), charges()[0]?.state]).toEqual([["attempted", "canceled"], "released"]);
  },
);

test.each([
  [true, "paid", "success"],
  [false, "attempted", "failed"],
])("is settled by the bank's answer, confirmed %s, if that comes before", async (isConfirmed, session, attempt) => {
  await payByKeptCard(merchant, id);
  const [charge] = charges();
  bench.double.answerBank(charge?.id ?? "", isConfirmed);
  await resolve(60);
  expect(await statesOf()).toEqual([session, attempt]);
});
