import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { partitionsOf, rememberPartitions } from "@/server/domain/history";
import { renewWebhookKeys } from "@/server/domain/merchants";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { storedDelivery, type TestEvent, testEvent } from "@/server/testing/webhooks";
import { standardSignature, subscriptionSignature } from "./core/signatures";
import { deliverNow, TIMEOUT_MS } from "./deliver";

let receiver: Receiver;
let merchant: TestMerchant;
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startReceiver(), testMerchant()]);
});
afterEach(() => receiver.stop());

const inTwentySeconds = (): Date => addSeconds(new Date(), 20);
const leased = (url = receiver.url()): Promise<TestEvent> =>
  testEvent(merchant, { url, leaseUntil: inTwentySeconds() });

const REFUSED = { status: null, error: "The address is not a public one." };

/** Seconds between the newest try and the next. */
function wait({ delivery, log }: Awaited<ReturnType<typeof storedDelivery>>): number {
  return ((delivery.dueAt?.getTime() ?? Number.NaN) - (log.at(-1)?.at.getTime() ?? Number.NaN)) / 1000;
}

describe("what a receiver gets", () => {
  test("is the stored text, with a body signature and headers that it can verify", async () => {
    const event = await leased();
    await deliverNow(merchant.ctx, event.deliveryId);
    const [sent] = receiver.received;
    const { payload } = await merchant.ctx.db.event.findFirstOrThrow({ where: { id: event.eventId } });
    expect(sent?.text).toBe(payload);
    expect(sent?.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Sarraf-Webhooks/1.0",
      "webhook-id": event.eventId,
    });
    const { signature, ...fields } = JSON.parse(payload);
    expect(signature).toBe(standardSignature(merchant.hmacKey, fields));
    expect(new Webhook(merchant.webhookSecret).verify(payload, sent?.headers as Record<string, string>)).toEqual({
      ...fields,
      signature,
    });
  });

  test("is signed with the former secret, too, for 24 hours after a renewal", async () => {
    const own = await testMerchant();
    const former = own.webhookSecret;
    const { hmacKey, webhookSecret } = await renewWebhookKeys(own.ctx);
    const send = async () => {
      const event = await testEvent(own, { url: receiver.url(), leaseUntil: inTwentySeconds() });
      await deliverNow(own.ctx, event.deliveryId);
      const sent = receiver.received.at(-1);
      return { text: sent?.text ?? "", headers: sent?.headers as Record<string, string> };
    };
    const { text, headers } = await send();
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const secret of [former, webhookSecret]) expect(new Webhook(secret).verify(text, headers)).toBeTruthy();
    const stored = await own.ctx.db.deliveryAttempt.findFirstOrThrow({ where: { delivery: { merchantId: own.id } } });
    expect(stored.signature).toBe(headers["webhook-signature"]);
    expect(hmacKey).not.toBe(own.hmacKey);
    await own.ctx.db.merchant.update({ where: { id: own.id }, data: { formerWebhookUntil: new Date(Date.now() - 1) } });
    const later = await send();
    expect(later.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    expect(() => new Webhook(former).verify(later.text, later.headers)).toThrow();
  });

  test("is the same where the process knows the month's own tables, and names them", async () => {
    rememberPartitions(await partitionsOf(merchant.ctx.db, ["event", "delivery", "delivery_attempt"]));
    const event = await leased();
    const { statements } = await countStatements(() => deliverNow(merchant.ctx, event.deliveryId));
    expect(statements.filter((sql) => /UPDATE "delivery_\d{4}"/.test(sql))).toHaveLength(2);
    expect(receiver.received).toHaveLength(1);
    expect(await storedDelivery(merchant, event)).toMatchObject({
      delivery: { state: "delivered", attempts: 1, leaseUntil: null },
      log: [{ number: 1, status: 200 }],
    });
  });

  test("is signed the other way for subscriptions", async () => {
    const event = await testEvent(merchant, { url: receiver.url(), variant: "subscription" });
    await deliverNow(merchant.ctx, event.deliveryId);
    const { signature, ...fields } = JSON.parse(receiver.received[0]?.text ?? "{}");
    expect(signature).toBe(subscriptionSignature(merchant.hmacKey, fields));
  });

  test("carries real time in its header even where the test clock runs ahead", async () => {
    const ahead = await testMerchant({ merchant: { clockOffset: 90n * 86_400_000n } });
    const event = await testEvent(ahead, { url: receiver.url() });
    await deliverNow(ahead.ctx, event.deliveryId);
    const timestamp = Number(receiver.received[0]?.headers["webhook-timestamp"]);
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(5);
  });
});

describe("a first try", () => {
  it.each([200, 201, 204])("answered %i is delivered and disclosed", async (status) => {
    receiver.answer = status;
    const event = await leased();
    expect(await deliverNow(merchant.ctx, event.deliveryId)).toEqual({ status, error: null });
    const { delivery, log, changes, attempt } = await storedDelivery(merchant, event);
    expect(delivery).toMatchObject({
      state: "delivered",
      attempts: 1,
      dueAt: null,
      leaseUntil: null,
      lastStatus: status,
      lastError: null,
    });
    expect(delivery.finishedAt).not.toBeNull();
    expect(log).toMatchObject([{ number: 1, status, error: null }]);
    expect(changes).toEqual([["pending", "accepted", "delivered"]]);
    expect(attempt).toMatchObject({ disclosedToMerchant: true, disclosureUrlError: null, state: "success" });
  });

  it.each([400, 404, 500, 503])(
    "answered %i is tried again after five seconds, and the payment stays",
    async (status) => {
      receiver.answer = status;
      const event = await leased();
      expect(await deliverNow(merchant.ctx, event.deliveryId)).toEqual({ status, error: `Answered ${status}.` });
      const found = await storedDelivery(merchant, event);
      expect(found.delivery).toMatchObject({
        state: "pending",
        attempts: 1,
        leaseUntil: null,
        lastStatus: status,
        finishedAt: null,
      });
      expect(wait(found)).toBeGreaterThanOrEqual(4);
      expect(wait(found)).toBeLessThanOrEqual(6);
      expect(found.changes).toEqual([]);
      expect(found.attempt).toMatchObject({
        disclosedToMerchant: false,
        disclosureUrlError: `Answered ${status}.`,
        state: "success",
      });
    },
  );

  test("answered 410 stops the delivery", async () => {
    receiver.answer = 410;
    const event = await leased();
    await deliverNow(merchant.ctx, event.deliveryId);
    const { delivery, changes } = await storedDelivery(merchant, event);
    expect(delivery).toMatchObject({ state: "stopped", dueAt: null });
    expect(changes).toEqual([["pending", "gone", "stopped"]]);
  });

  test("answered with a redirect fails, and the redirect is not followed", async () => {
    receiver.answer = (response) => response.writeHead(307, { location: receiver.url("/elsewhere") }).end();
    const event = await leased();
    const outcome = await deliverNow(merchant.ctx, event.deliveryId);
    expect(outcome).toEqual({ status: 307, error: "Answered 307: redirects are not followed." });
    expect(receiver.received).toHaveLength(1);
  });

  test("answered with Retry-After waits that long", async () => {
    receiver.answer = (response) => response.writeHead(429, { "retry-after": "3600" }).end();
    const event = await leased();
    await deliverNow(merchant.ctx, event.deliveryId);
    expect(wait(await storedDelivery(merchant, event))).toBe(3600);
  });

  test("is recorded in two statements", async () => {
    const event = await leased();
    const { statements } = await countStatements(() => deliverNow(merchant.ctx, event.deliveryId));
    expect(statements).toHaveLength(2);
  });
});

describe("a receiver that does not behave", () => {
  test("and never stops sending keeps nobody waiting: its status line is its answer", async () => {
    const timers: NodeJS.Timeout[] = [];
    receiver.answer = (response) => {
      response.writeHead(200);
      timers.push(setInterval(() => response.write("x".repeat(1_000)), 50));
    };
    const started = Date.now();
    const outcome = await deliverNow(merchant.ctx, (await leased()).deliveryId);
    for (const timer of timers) clearInterval(timer);
    expect(outcome).toEqual({ status: 200, error: null });
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS);
  });

  test("and leaves its answer open does not delay the first delivery", async () => {
    const order: string[] = [];
    let end = (): void => undefined;
    receiver.answer = (response) => {
      response.on("close", () => order.push("the answer ended"));
      response.writeHead(200).flushHeaders();
      end = () => response.end();
    };
    await deliverNow(merchant.ctx, (await leased()).deliveryId);
    order.push("delivered");
    end();
    await expect.poll(() => order).toEqual(["delivered", "the answer ended"]);
  });

  test("and sends megabytes is cut off", async () => {
    let closed = false;
    receiver.answer = (response) => {
      response.on("close", () => {
        closed = true;
      });
      response.writeHead(500);
      const more = (): void => {
        if (!closed) response.write("x".repeat(65_536), () => setImmediate(more));
      };
      more();
    };
    await deliverNow(merchant.ctx, (await leased()).deliveryId);
    await expect.poll(() => closed).toBe(true);
  });

  test("and never answers is given up, sooner while the test clock is advanced, and not dialled again on that walk", async () => {
    receiver.answer = () => undefined;
    const until = addSeconds(merchant.ctx.now(), 3_600);
    const walking: Ctx = { ...merchant.ctx, walk: { failedUrls: new Set(), waitedMs: new Map(), until } };
    const [one, other] = [await leased(), await leased()];
    const started = Date.now();
    expect(await deliverNow(walking, one.deliveryId)).toEqual({ status: null, error: "No answer within 2 s." });
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS);
    expect((await deliverNow(walking, other.deliveryId)).error).toContain("this address failed or was slow");
    expect(receiver.received).toHaveLength(1);
    const left = await storedDelivery(merchant, other);
    const dueAt = new Date(until.getTime() + 1);
    expect(left.delivery).toMatchObject({ state: "pending", attempts: 0, dueAt, leaseUntil: null });
    expect(left.log).toEqual([]);
  });

  test("and never answers is given up after fifteen seconds", { timeout: 25_000 }, async () => {
    receiver.answer = () => undefined;
    const event = await leased();
    expect(await deliverNow(merchant.ctx, event.deliveryId)).toEqual({ status: null, error: "No answer within 15 s." });
    expect((await storedDelivery(merchant, event)).log[0]?.durationMs).toBeGreaterThanOrEqual(14_900);
  });

  test("or is not there is recorded with a short reason", async () => {
    const gone = createServer();
    await new Promise<void>((done) => gone.listen(0, "127.0.0.1", done));
    const { port } = gone.address() as AddressInfo;
    await new Promise((done) => gone.close(done));
    const outcome = (url: string) => leased(url).then(({ deliveryId }) => deliverNow(merchant.ctx, deliveryId));
    expect(await outcome(`http://127.0.0.1:${port}/`)).toEqual({ status: null, error: "The connection was refused." });
    expect(await outcome("http://receiver.invalid/")).toEqual({
      status: null,
      error: expect.stringMatching(/^The host name (is not known|could not be looked up)\.$/),
    });
    const rude = createTcpServer((socket) => socket.resume().end("no http at all\r\n\r\n"));
    await new Promise<void>((done) => rude.listen(0, "127.0.0.1", done));
    const { port: rudePort } = rude.address() as AddressInfo;
    expect((await outcome(`http://127.0.0.1:${rudePort}/`)).error).toBe("The answer is not HTTP.");
    await new Promise((done) => rude.close(done));
  });
});

describe("an installation on a public address never reaches a private network, also for test merchants", () => {
  beforeEach(() => void vi.stubEnv("BASE_URL", "https://pay.example"));
  afterEach(() => void vi.unstubAllEnvs());

  it.each(["http://127.0.0.1", "http://localhost", "http://[::ffff:127.0.0.1]", "http://2130706433"])(
    "%s",
    async (host) => {
      const url = `${host}:${new URL(receiver.origin).port}/webhook`;
      expect(await deliverNow(merchant.ctx, (await leased(url)).deliveryId)).toEqual(REFUSED);
      expect(receiver.received).toHaveLength(0);
    },
  );

  test("and its error is the same whether something listens there or not", async () => {
    const closed = await startReceiver();
    await closed.stop();
    expect(await deliverNow(merchant.ctx, (await leased(closed.url())).deliveryId)).toEqual(REFUSED);
  });

  test("unless the environment lists the network", async () => {
    vi.stubEnv("OUTBOUND_NETWORKS", "10.8.0.0/16, 127.0.0.0/8");
    expect(await deliverNow(merchant.ctx, (await leased()).deliveryId)).toEqual({ status: 200, error: null });
  });
});

test("on a loopback address also a production merchant's webhooks reach this machine", async () => {
  const production = await testMerchant({ merchant: { production: true } });
  const { deliveryId } = await testEvent(production, { url: receiver.url() });
  expect(await deliverNow(production.ctx, deliveryId)).toEqual({ status: 200, error: null });
});
