import { expect, it } from "vitest";
import { systemContext } from "@/server/context";
import { recordFailure } from "@/server/jobs/failing-items";
import { testMerchant } from "@/server/testing/harness";
import { JOB_INVARIANTS } from "./job-invariants";

const [GIVEN_UP] = JOB_INVARIANTS;

it.each([
  ["as the service writes them", 1, {}, false],
  ["given up after the last attempt", 24, {}, false],
  ["given up too early", 3, { givenUpAt: new Date() }, true],
  ["never given up", 24, { givenUpAt: null }, true],
  ["given up after its last failure", 24, { givenUpAt: new Date(Date.now() + 3_600_000) }, true],
  ["tried again after a day", 2, { retryAt: new Date(Date.now() + 86_400_000) }, true],
] as const)("of failing items %s the audit finds what is wrong", async (_name, failures, change, isFound) => {
  const merchant = await testMerchant();
  const { db } = merchant.ctx;
  const silent = { ...systemContext(), log: { info: () => undefined, warn: () => undefined, error: () => undefined } };
  const item = { merchantId: merchant.id, id: "item", dueAt: new Date() };
  for (let failed = 0; failed < failures; failed += 1)
    await recordFailure(silent, "charge-due-cycles", { item, error: new Error("no answer") });
  const where = { merchantId: merchant.id };
  await db.failingItem.updateMany({ where, data: change });
  const found = await db.$queryRawUnsafe<{ merchant_id: string }[]>(GIVEN_UP?.sql ?? "");
  expect(found.some(({ merchant_id: id }) => id === merchant.id)).toBe(isFound);
  await db.failingItem.deleteMany({ where });
});
