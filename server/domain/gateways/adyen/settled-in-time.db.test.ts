import { expect, test } from "vitest";
import { resolveUnknownOperations } from "@/server/domain/payments";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf } from "@/server/testing/adyen/merchant";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { SharedFault } from "@/server/testing/gateway-double/call-server";
import { newSession, stateOf } from "@/server/testing/paying";
import { resolveFor } from "@/server/testing/resolve-for";

const bench = adyenBench();

test.each<[SharedFault, seconds: number]>([
  ["broken_before", 60],
  ["broken_after", 60],
  ["error_before", 300],
  ["error_after", 300],
])("the charge of a saved card that met %s is settled within %i seconds, once", async (trouble, seconds) => {
  const merchant = await adyenMerchant();
  await keptCardOf(merchant, bench.double);
  const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
  bench.double.fail(trouble, /payments$/);
  await payByKeptCard(merchant, id);
  const states = async () => (await stateOf(merchant, id)).attemptStates;
  expect(await states()).toEqual(["processing"]);
  const goesOn = async () => (await states()).includes("processing");
  await resolveFor(seconds, { merchant, double: bench.double, job: resolveUnknownOperations, goesOn });
  expect(await states()).toEqual(["success"]);
  expect(bench.double.book.movements.map(({ kind }) => kind)).toEqual(["take"]);
});
