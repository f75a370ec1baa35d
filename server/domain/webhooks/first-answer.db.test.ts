import { afterEach, beforeEach, expect, it, test } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { storedDelivery, testEvent } from "@/server/testing/webhooks";
import { deliverNow } from "./deliver";

let receiver: Receiver;
let merchant: TestMerchant;
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startReceiver(), testMerchant()]);
});
afterEach(() => receiver.stop());

const leased = () => testEvent(merchant, { url: receiver.url(), leaseUntil: addSeconds(new Date(), 20) });

test("an answer that comes later than its status line is kept by a statement after the delivery", async () => {
  let end = (): void => undefined;
  receiver.answer = (response) => {
    response.writeHead(422).flushHeaders();
    end = () => response.end("No such order.");
  };
  const event = await leased();
  const { statements } = await countStatements(() => deliverNow(merchant.ctx, event.deliveryId));
  expect(statements).toHaveLength(2);
  expect((await storedDelivery(merchant, event)).log.at(-1)?.answer).toBeNull();
  end();
  await expect.poll(async () => (await storedDelivery(merchant, event)).log.at(-1)?.answer).toBe("No such order.");
});

it.each([
  ["short", Buffer.from('{"error":"no such order"}'), '{"error":"no such order"}'],
  ["empty", Buffer.alloc(0), ""],
  ["with NUL", Buffer.from("a\0b"), "ab"],
  ["binary", Buffer.from([0x89, 0x50, 0xff, 0x00, 0xfe]), "\ufffdP\ufffd\ufffd"],
  ["cut within a character", Buffer.from(`${"x".repeat(4_094)}€`), "x".repeat(4_094)],
  ["with secrets", Buffer.from('{"token":"abc"}'), '{"token":"[masked]"}'],
])("and answers %s has its first 4 KiB kept with the first try, in no more statements", async (_title, body, kept) => {
  receiver.answer = (response) => response.writeHead(400).end(body);
  const event = await leased();
  const { statements } = await countStatements(() => deliverNow(merchant.ctx, event.deliveryId));
  expect(statements.length).toBeLessThanOrEqual(2);
  await expect.poll(async () => (await storedDelivery(merchant, event)).log.at(-1)?.answer).toBe(kept);
});
