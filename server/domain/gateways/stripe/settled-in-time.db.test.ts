import { expect, test } from "vitest";
import { cancelSession, openGatewayPage, resolveUnknownOperations } from "@/server/domain/payments";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { SharedFault } from "@/server/testing/gateway-double/call-server";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { stripeMerchant } from "@/server/testing/stripe/merchant";

const bench = stripeBench();

/** Runs the job every five seconds of the service's and the double's clocks, for at most `most` seconds. */
async function resolveFor(most: number, merchant: TestMerchant, goesOn: () => boolean | Promise<boolean>) {
  const start = Date.now();
  for (let seconds = 0; seconds <= most && (await goesOn()); seconds += 5) {
    bench.double.jump(seconds === 0 ? 0 : 5);
    const at = () => new Date(start + seconds * 1_000);
    const ctx = { ...merchant.ctx, realNow: at, now: at };
    for (const { id: due } of await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 50))
      await resolveUnknownOperations.run(ctx, due);
  }
}

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
    await resolveFor(120, merchant, isOpen);
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
  bench.double.fail(trouble);
  await payByKeptCard(merchant, id);
  const states = async () => (await stateOf(merchant, id)).attemptStates;
  expect(await states()).toEqual(["processing"]);
  await resolveFor(seconds, merchant, async () => (await states()).includes("processing"));
  expect(await states()).toEqual([ends]);
});
