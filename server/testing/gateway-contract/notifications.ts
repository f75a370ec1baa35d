/** The contract suite's tests of notifications. */
import { expect, test } from "vitest";
import type { Inbound } from "@/server/domain/gateways/core/notification";
import { NotAuthentic } from "@/server/domain/gateways/port";
import { answerIn } from "./answer-in";
import type { ContractBench } from "./bench";
import { freshReference } from "./calls";
import type { BenchMaker } from "./operations";

/** Makes a payment and returns its notifications and its reference. */
async function toldOf(bench: ContractBench) {
  const { call } = await bench.payment();
  const { referenceNumber } = call;
  const messages = bench
    .messages()
    .filter((message) => bench.read(message).some((event) => event.join.reference === referenceNumber));
  return { referenceNumber, messages };
}

/** Replaces the notification's reference but keeps the signature. */
function forged(message: Inbound, referenceNumber: string): Inbound {
  const text = Buffer.from(message.rawBody).toString("utf8");
  return { ...message, rawBody: Buffer.from(text.replaceAll(referenceNumber, freshReference())) };
}

/**
 * Tests that genuine notifications are read, that repeated ones give the same event, and that all others are
 * refused.
 */
export function describeNotifications(make: BenchMaker): void {
  test("a payment's notification names its reference, and the same message twice is the same event", async () => {
    const bench = await make();
    const { referenceNumber, messages } = await toldOf(bench);
    expect(messages.length).toBeGreaterThan(0);
    const events = messages.flatMap((message) => bench.read(message));
    expect(events.filter((event) => event.join.reference === referenceNumber).map(({ about }) => about)).toContain(
      "charge",
    );
    expect(messages.flatMap((message) => bench.read(message))).toEqual(events);
    expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
    for (const event of events) expect(["success", "pending", undefined]).toContain(answerIn(event)?.outcome);
  });

  test("what was changed on its way, or signed by nobody, is no message of the gateway's", async () => {
    const bench = await make();
    const { referenceNumber, messages } = await toldOf(bench);
    for (const message of messages) {
      expect(() => bench.read(forged(message, referenceNumber))).toThrow(NotAuthentic);
      const cut = { ...message, rawBody: message.rawBody.slice(0, -1) };
      expect(() => bench.read(cut)).toThrow(NotAuthentic);
    }
    const empty = { headers: {}, rawBody: Buffer.from("{}"), receivedAt: new Date() };
    expect(() => bench.read(empty)).toThrow(NotAuthentic);
  });
}
