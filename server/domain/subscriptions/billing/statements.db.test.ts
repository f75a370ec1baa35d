import { describe, expect, test } from "vitest";
import { countStatements, type TestMerchant } from "@/server/testing/harness";
import { advanceTo, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { chargeDueCycles, retryCycles } from "../index";

const START = "2030-01-31T09:00:00Z";
const EVE = "2030-02-27T20:00:00Z";
const DUE = "2030-02-28T09:00:00Z";

/** A subscription of the card that ends so, on the eve of its second cycle. */
async function subscribed(ending: string, autopay: Record<string, unknown> = {}) {
  const merchant = await merchantAt(START, { merchant: { webhookUrl: "https://shop.example/hook" } });
  const { id } = await subscribe(merchant, ending, { autopay });
  await advanceTo(merchant, EVE);
  return { merchant, id };
}

/** How many statements the charge of the newest cycle takes at that instant, BEGIN and COMMIT not counted. */
async function statementsOf(merchant: TestMerchant, id: string, job = chargeDueCycles, at = DUE): Promise<number> {
  const where = { subscriptionId: id };
  const cycle = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where, orderBy: { number: "desc" } });
  const { ctx } = await present(merchant);
  const now = () => new Date(at);
  const { statements } = await countStatements(() => job.run({ ...ctx, now }, cycle.id));
  return statements.length;
}

async function newestLine(merchant: TestMerchant, id: string): Promise<string | undefined> {
  return (await subscriptionState(merchant, id)).cycles.at(-1);
}

describe("a due cycle takes few statements, and two transactions", () => {
  test("eight if the charge succeeds: two that read under locks, one write, the gateway's, three reads, one write", async () => {
    const { merchant, id } = await subscribed("1");
    expect(await statementsOf(merchant, id)).toBe(8);
    expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
      "2 mit 2030-02-28 paid",
      "3 mit 2030-03-31 scheduled",
    ]);
  });

  test("eight if it fails, too; ten for a retry, whose session is there", async () => {
    const { merchant, id } = await subscribed("5", { retry_count: 1 });
    expect(await statementsOf(merchant, id)).toBe(8);
    expect(await newestLine(merchant, id)).toBe("2 mit 2030-02-28 retry_scheduled");
    expect(await statementsOf(merchant, id, retryCycles, "2030-02-28T10:01:00Z")).toBe(10);
    expect(await newestLine(merchant, id)).toBe("2 mit 2030-02-28 failed");
  });

  test("three if there is nothing to pay", async () => {
    const { merchant, id } = await subscribed("1", { recurring_amount: "0" });
    expect(await statementsOf(merchant, id)).toBe(3);
  });
});
