import { expect, test } from "vitest";
import { resolveUnknownOperations as resolveFollowUps } from "@/server/domain/operations";
import { cancelSession, openGatewayPage, resolveUnknownOperations } from "@/server/domain/payments";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { SharedFault } from "@/server/testing/gateway-double/call-server";
import { operate } from "@/server/testing/operating";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { resolveFor } from "@/server/testing/resolve-for";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { stripeMerchant } from "@/server/testing/stripe/merchant";

const bench = stripeBench();

test.each(["error_before", "broken_before", "too_many"] as const)(
  "the page of a canceled order is closed within two minutes although its end met %s",
  async (trouble) => {
    const merchant = await stripeMerchant(bench.double);
    const id = await newSession(merchant, { pg_codes: ["stripe"], amount: "5.120" });
    await openGatewayPage(merchant.ctx, await payPage(merchant, id, "stripe"));
    const isOpen = () => [...bench.double.book.pages.values()].some(({ status }) => status === "open");
    bench.double.fail(trouble);
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(isOpen()).toBe(true);
    await resolveFor(120, { merchant, double: bench.double, job: resolveUnknownOperations, goesOn: isOpen });
    expect(isOpen()).toBe(false);
    expect((await stateOf(merchant, id)).state).toBe("canceled");
  },
);

test.each<[SharedFault, seconds: number, ends: string]>([
  ["broken_before", 60, "success"],
  ["broken_after", 60, "success"],
  ["error_before", 300, "error"],
  ["error_after", 300, "success"],
])("the charge of a saved card that met %s is settled within %i seconds", async (trouble, seconds, ends) => {
  const merchant = await stripeMerchant(bench.double);
  const id = await newSession(merchant, { pg_codes: ["stripe"], customer_id: "c-1" });
  const before = bench.double.book.movements.length;
  bench.double.fail(trouble);
  await payByKeptCard(merchant, id);
  const states = async () => (await stateOf(merchant, id)).attemptStates;
  expect(await states()).toEqual(["processing"]);
  const goesOn = async () => (await states()).includes("processing");
  await resolveFor(seconds, { merchant, double: bench.double, job: resolveUnknownOperations, goesOn });
  expect(await states()).toEqual([ends]);
  expect(bench.double.book.movements.length - before).toBe(ends === "success" ? 1 : 0);
});

test.each<[SharedFault, seconds: number, ends: string, moved: number]>([
  ["broken_before", 60, "done", 1],
  ["broken_after", 60, "done", 1],
  ["error_before", 300, "refused", 0],
  ["error_after", 300, "done", 1],
])("the refund that met %s is settled within %i seconds as %s", async (trouble, seconds, ends, moved) => {
  const merchant = await stripeMerchant(bench.double);
  const id = await newSession(merchant, { pg_codes: ["stripe"], customer_id: "c-1" });
  await payByKeptCard(merchant, id);
  bench.double.fail(trouble);
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
  const states = async () => {
    const rows = await merchant.ctx.db.operation.findMany({ where: { merchantId: merchant.id } });
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(["processing"]);
  const goesOn = async () => (await states()).includes("processing");
  await resolveFor(seconds, { merchant, double: bench.double, job: resolveFollowUps, goesOn });
  expect(await states()).toEqual([ends]);
  expect(bench.double.book.movements.filter(({ kind }) => kind === "refund")).toHaveLength(moved);
});
