import { expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { addSeconds } from "@/server/kernel/time";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { testEvent } from "@/server/testing/webhooks";
import { dueDeliveries } from "./statements/due-deliveries";

inOwnDatabase();

test("a merchant with one receiver has as many turns as one with many, up to four of a receiver", async () => {
  const [one, many] = [await testMerchant(), await testMerchant()];
  const names = new Map([
    [one.id, "one"],
    [many.id, "many"],
  ]);
  const occurredAt = addSeconds(new Date(), -60);
  const send = (merchant: TestMerchant, host: string) =>
    testEvent(merchant, { url: `https://${host}.example/`, occurredAt });
  for (let n = 0; n < 6; n += 1) await send(one, "only");
  for (let n = 0; n < 8; n += 1) await send(many, `r${n}`);
  let second = 0;
  const startedAt = Date.now();
  const tickingClock = () => {
    second += 1;
    return addSeconds(new Date(startedAt), second);
  };
  const turns = async (limit: number) => {
    const items = await dueDeliveries({ ...systemContext(), realNow: tickingClock }, { driver: true }, limit);
    return items.map(({ merchantId }) => names.get(merchantId)).sort();
  };
  const times = (count: number, name: string) => Array.from({ length: count }, () => name);
  expect(await turns(2)).toEqual(["many", "one"]);
  expect(await turns(6)).toEqual([...times(3, "many"), ...times(3, "one")]);
  expect(await turns(64)).toEqual([...times(8, "many"), ...times(4, "one")]);
});
