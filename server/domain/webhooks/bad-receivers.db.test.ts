import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { startReceiver } from "@/server/testing/receiver";
import { inRounds } from "@/server/testing/rounds";
import { storedDelivery, testEvent } from "@/server/testing/webhooks";
import { deliverNow } from "./deliver";

const AGAIN = { state: "pending", attempts: 1, leaseUntil: null, finishedAt: null };

type Behaviour = {
  readonly name: string;
  /** @param target an address of the service's own network */
  readonly answer: (response: ServerResponse, target: string) => void;
  readonly left: object;
};

/** What receivers do wrong, and what becomes of the delivery. */
const BEHAVIOURS: readonly Behaviour[] = [
  { name: "answers 500", answer: (response) => response.writeHead(500).end(), left: { ...AGAIN, lastStatus: 500 } },
  { name: "answers 410", answer: (response) => response.writeHead(410).end(), left: { state: "stopped", dueAt: null } },
  {
    name: "redirects to the loopback network",
    answer: (response, target) => response.writeHead(308, { location: target }).end(),
    left: { ...AGAIN, lastStatus: 308 },
  },
  {
    name: "never stops sending, slowly",
    answer: (response) => {
      response.writeHead(503);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    },
    left: { ...AGAIN, lastStatus: 503 },
  },
  {
    name: "never stops sending, as fast as it can",
    answer: (response) => {
      const send = (): void => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.writeHead(503).on("drain", send);
      send();
    },
    left: { ...AGAIN, lastStatus: 503 },
  },
  {
    name: "sends headers without end",
    answer: ({ socket }) => {
      socket?.write("HTTP/1.1 200 OK\r\n");
      const timer = setInterval(() => socket?.write(`X: ${"y".repeat(8_000)}\r\n`), 1);
      socket?.once("close", () => clearInterval(timer)).on("error", () => undefined);
    },
    left: { ...AGAIN, lastStatus: null },
  },
  { name: "hangs up", answer: (response) => response.destroy(), left: { ...AGAIN, lastStatus: null } },
  { name: "never answers", answer: () => undefined, left: { ...AGAIN, lastStatus: null } },
];

const WRONG = 4;
/** The next behaviour: two rounds have all of them. */
let turn = 0;

/** A delivery to a receiver that does as it should, or not. */
async function delivery(merchant: TestMerchant, behaviour: Behaviour | null) {
  const target = await startReceiver();
  const receiver = await startReceiver((response) => {
    if (behaviour === null) response.writeHead(200).end();
    else behaviour.answer(response, target.url());
  });
  const leaseUntil = addSeconds(new Date(), 20);
  const event = await testEvent(merchant, { url: receiver.url(), leaseUntil });
  return { event, behaviour, receiver, target };
}

test("whatever receivers do, the schedule is kept, no redirect is followed, and others get theirs at once", async () => {
  await inRounds(2, async (choices) => {
    const merchant = await testMerchant();
    // As on a walk of the test clock, a receiver that does not answer is given up after two seconds.
    const ctx: Ctx = { ...merchant.ctx, walk: { failedUrls: new Set(), waitedMs: new Map(), until: new Date() } };
    const wrong = Array.from({ length: WRONG }, () => BEHAVIOURS[turn++ % BEHAVIOURS.length] ?? null);
    const all = await Promise.all([null, ...wrong].map((each) => delivery(merchant, each)));
    const ended: (string | null)[] = [];
    await choices.atOnce(
      all.map(({ event, behaviour }) => async () => {
        await deliverNow(ctx, event.deliveryId);
        ended.push(behaviour?.name ?? null);
      }),
    );
    const slow = ended.indexOf("never answers");
    if (slow !== -1) expect(ended.indexOf(null)).toBeLessThan(slow);
    for (const { event, behaviour, receiver, target } of all) {
      const { delivery: row, log } = await storedDelivery(merchant, event);
      expect(row, behaviour?.name).toMatchObject(behaviour?.left ?? { state: "delivered", attempts: 1 });
      expect([receiver.received.length, target.received.length, log.length]).toEqual([1, 0, 1]);
      if (row.state === "pending") {
        const seconds = ((row.dueAt?.getTime() ?? 0) - (log[0]?.at.getTime() ?? 0)) / 1_000;
        expect([seconds >= 4, seconds <= 6]).toEqual([true, true]);
      }
      await Promise.all([receiver.stop(), target.stop()]);
    }
  });
});
