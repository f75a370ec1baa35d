/** Webhook endpoints: administration, deliveries, redelivery (Spec, "Webhook endpoints"). */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as eventList from "@/app/b/events/v1/events/route";
import * as restrictedKeys from "@/app/b/merchant/v1/restricted-keys/route";
import * as deliveries from "@/app/b/merchant/v1/webhook-endpoints/[id]/deliveries/route";
import * as redelivery from "@/app/b/merchant/v1/webhook-endpoints/[id]/redeliver/route";
import * as rotation from "@/app/b/merchant/v1/webhook-endpoints/[id]/rotate/route";
import * as one from "@/app/b/merchant/v1/webhook-endpoints/[id]/route";
import * as trial from "@/app/b/merchant/v1/webhook-endpoints/[id]/test/route";
import * as all from "@/app/b/merchant/v1/webhook-endpoints/route";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { startRecorder } from "@/server/domain/request-log";
import { deliverWebhooks, sendEventsAgain } from "@/server/domain/webhooks";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { type Receiver, startReceiver } from "@/server/testing/receiver";

/** A day of the last few, for spans. */
const RECENTLY = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

let receiver: Receiver;
let merchant: TestMerchant;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiver.answer = 200;
  merchant = await testMerchant();
});

const got = (path: string) => receiver.received.filter((each) => each.path === path);
const call = (route: Parameters<typeof callRoute>[0], method: string, id: string | null, body?: object) =>
  callRoute(route, {
    method,
    key: merchant.privateKey,
    ...(id !== null && { params: { id } }),
    ...(body && { body }),
  } as Parameters<typeof callRoute>[1]);

async function endpoint(path: string, further: object = {}): Promise<{ id: string; secret: string }> {
  const { status, body, text } = await call(all, "POST", null, { url: receiver.url(path), ...further });
  expect(status, text).toBe(201);
  return { id: String(body.id), secret: String(body.signing_secret) };
}

async function expireSession(): Promise<string> {
  const id = await newSession(merchant);
  await operate(merchant.ctx, { operation: "expire", session_id: id });
  return id;
}

async function work(job: typeof deliverWebhooks): Promise<void> {
  for (let rounds = 0; rounds < 9; rounds += 1) {
    const due = await job.due(merchant.ctx, { merchantId: merchant.id, driver: true }, 100);
    if (due.length === 0) return;
    for (const { id } of due) await job.run(merchant.as({ actor: { kind: "service" } }), id);
  }
}

function signatureOf(secret: string, { headers, text }: Receiver["received"][number]): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

describe("administration", () => {
  test("shows no secret again, and names what changed to the audit log", async () => {
    const headers = { "X-Shop": "s3cret-value" };
    const basic = { username: "shop", password: "p4ssword" };
    const { id } = await endpoint("/a", { headers, basic, kinds: ["session.paid", "session.paid"] });
    const { text, body } = await call(one, "GET", id);
    expect(body).toMatchObject({ kinds: ["session.paid"], header_names: ["X-Shop"], basic_username: "shop" });
    expect(text).not.toMatch(/s3cret-value|p4ssword|whsec_/);
    const row = await merchant.ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toMatch(/s3cret-value|p4ssword|whsec_/);
    expect((await call(one, "PATCH", id, { description: "Books", paused: true })).body).toMatchObject({
      description: "Books",
      kinds: ["session.paid"],
      paused_at: expect.any(String),
    });
    expect((await call(one, "DELETE", id)).status).toBe(204);
    expect((await call(one, "GET", id)).status).toBe(404);
    const audited = await merchant.ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id, objectId: id } });
    expect(audited.map(({ action }) => action).sort()).toEqual([
      "webhook_endpoint.changed",
      "webhook_endpoint.created",
      "webhook_endpoint.deleted",
    ]);
    expect(JSON.stringify(audited.map(({ before, after }) => [before, after]))).not.toMatch(
      /s3cret-value|p4ssword|whsec_/,
    );
  });

  test("the request log shows no value of a header and no password, accepted or refused", async () => {
    const recorder = startRecorder(merchant.ctx);
    const secrets = { headers: { "X-Shop": "s3cret-value" }, basic: { username: "shop", password: "p4ssword" } };
    const { id } = await endpoint("/a", secrets);
    expect((await call(one, "PATCH", id, secrets)).status).toBe(200);
    const refused = { headers: { "X-Shop": "s3cret-value", Host: "s3cret-value" }, basic: "p4ssword" };
    expect((await call(all, "POST", null, { url: receiver.url("/a"), ...refused })).status).toBe(400);
    await recorder.stop();
    const logged = await merchant.ctx.db.requestLogEntry.findMany({ where: { merchantId: merchant.id } });
    expect(logged.map(({ status }) => status).sort()).toEqual([200, 201, 400]);
    expect(JSON.stringify(logged, (_, each) => (typeof each === "bigint" ? String(each) : each))).not.toMatch(
      /s3cret-value|p4ssword|whsec_/,
    );
  });

  test("a restricted key creates, changes and renews none, and may list and delete them", async () => {
    const { id } = await endpoint("/a");
    const keyed = { method: "POST", key: merchant.privateKey, body: { permissions: ["merchant.settings"] } } as const;
    const key = String((await callRoute(restrictedKeys, keyed)).body.restricted_key);
    const made = await callRoute(all, { method: "POST", key, body: { url: receiver.url("/a") } });
    const changed = await callRoute(one, { method: "PATCH", key, params: { id }, body: { url: receiver.url("/x") } });
    const renewed = await callRoute(rotation, { method: "POST", key, params: { id } });
    expect([made.status, changed.status, renewed.status]).toEqual([403, 403, 403]);
    expect((await callRoute(all, { key })).body).toMatchObject({ count: 1, results: [{ url: receiver.url("/a") }] });
    expect((await callRoute(one, { method: "DELETE", key, params: { id } })).status).toBe(204);
  });

  test.each([
    ["url", { url: "ftp://shop.example" }],
    ["kinds", { kinds: ["session.created"] }],
    ["kinds", { kinds: ["subscription.created"] }],
    ["headers", { headers: { Host: "x" } }],
    ["headers", { headers: { Authorization: "Bearer x" }, basic: { username: "a", password: "b" } }],
    ["basic", { basic: { username: "a:b", password: "c" } }],
  ])("a wrong %s is refused and stores nothing", async (field, wrong) => {
    const { status, body } = await call(all, "POST", null, { url: receiver.url("/a"), ...wrong });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await call(all, "GET", null)).body.count).toBe(0);
  });

  test("another merchant's endpoint is not found, and a key without the permission is refused", async () => {
    const { id } = await endpoint("/a");
    const stranger = await testMerchant();
    for (const [route, method] of [
      [one, "GET"],
      [one, "DELETE"],
      [rotation, "POST"],
      [trial, "POST"],
      [deliveries, "GET"],
    ] as const) {
      const sent = { method, key: stranger.privateKey, params: { id } } as Parameters<typeof callRoute>[1];
      expect((await callRoute(route, sent)).status).toBe(404);
    }
    const patched = { method: "PATCH", key: stranger.privateKey, params: { id }, body: { paused: true } } as const;
    expect((await callRoute(one, patched)).status).toBe(404);
    expect((await callRoute(all, { key: merchant.publicKey })).status).toBe(401);
  });

  test("at most twenty, also when they are made at the same time", async () => {
    const made = await Promise.all(
      Array.from({ length: 25 }, () => call(all, "POST", null, { url: receiver.url("/many") })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe("deliveries", () => {
  test("carry the body, the endpoint's signature and headers, and keep the receiver's answer", async () => {
    const basic = { username: "shop", password: "word" };
    const { id, secret } = await endpoint("/b", { headers: { "X-Shop": "7" }, basic });
    receiver.answer = (response) => void response.writeHead(500).end("é".repeat(3_000));
    const sessionId = await expireSession();
    await work(deliverWebhooks);
    const [sent] = got("/b");
    if (sent === undefined) throw new Error("Nothing was sent.");
    expect(JSON.parse(sent.text)).toMatchObject({
      id: sent.headers["webhook-id"],
      type: "session.expired",
      object: { object: "session", id: sessionId, state: "expired", amount: "10.500" },
      previous_state: "created",
    });
    expect(Object.keys(JSON.parse(sent.text)).sort()).toEqual(["created_at", "id", "object", "previous_state", "type"]);
    expect(sent.headers).toMatchObject({
      "x-shop": "7",
      authorization: `Basic ${Buffer.from("shop:word").toString("base64")}`,
      "webhook-signature": signatureOf(secret, sent),
    });
    const { body } = await call(deliveries, "GET", id);
    expect(body).toMatchObject({
      count: 1,
      results: [{ type: "session.expired", delivery: { endpoint_id: id, state: "pending", last_status: 500 } }],
    });
    expect(Buffer.from(body.results[0].delivery.log[0].answer).length).toBeLessThanOrEqual(4_100);
    expect(body.results[0].delivery.log[0].answer).toMatch(/^é{2048}/);
  });

  test("are signed with both keys for a day after a rotation", async () => {
    const { id, secret } = await endpoint("/c", { kinds: ["session.expired"] });
    const { signing_secret: next } = (await call(rotation, "POST", id)).body;
    await expireSession();
    await work(deliverWebhooks);
    const [sent] = got("/c");
    if (sent === undefined) throw new Error("Nothing was sent.");
    expect(sent.headers["webhook-signature"]).toBe(`${signatureOf(String(next), sent)} ${signatureOf(secret, sent)}`);
    const past = { formerUntil: new Date(Date.now() - 1_000) };
    await merchant.ctx.db.webhookEndpoint.update({ where: { id }, data: past });
    await expireSession();
    await work(deliverWebhooks);
    const second = got("/c")[1];
    expect(second?.headers["webhook-signature"]).toBe(second && signatureOf(String(next), second));
  });

  test("of a paused endpoint stop, and a redelivery of the span sends what was missed, once", async () => {
    const { id } = await endpoint("/d", { kinds: ["session.expired"] });
    receiver.answer = 500;
    await expireSession();
    await work(deliverWebhooks);
    await call(one, "PATCH", id, { paused: true });
    await expireSession();
    const refused = await call(redelivery, "POST", id, { created_after: RECENTLY });
    expect(refused.status).toBe(409);
    await call(one, "PATCH", id, { paused: false, url: receiver.url("/d2") });
    receiver.answer = 200;
    const asked = await call(redelivery, "POST", id, { created_after: RECENTLY });
    expect([asked.status, asked.body]).toEqual([
      202,
      { events: 2, more: false, last_event_id: expect.stringMatching(/^evt_/) },
    ]);
    expect((await call(redelivery, "POST", id, { created_after: RECENTLY })).status).toBe(409);
    await work(sendEventsAgain);
    expect([got("/d").length, got("/d2").length]).toEqual([1, 2]);
    const again = await call(redelivery, "POST", id, { created_after: RECENTLY });
    expect(again.body).toEqual({ events: 0, more: false, last_event_id: null });
    const { body } = await call(deliveries, "GET", id);
    expect(body.results.map(({ delivery }: { delivery: { state: string } }) => delivery.state)).toEqual([
      "delivered",
      "delivered",
    ]);
  });

  test.each([
    ["deleted", (id: string) => call(one, "DELETE", id)],
    ["paused", (id: string) => call(one, "PATCH", id, { paused: true })],
  ])("stop unsent if the endpoint was %s while their event was being written", async (word, change) => {
    const { id } = await endpoint(`/${word}`);
    const sessionId = await newSession(merchant);
    const step = { merchantId: merchant.id, machine: "session", objectId: sessionId, event: "expired" };
    await transaction(merchant.ctx.db, async (tx) => {
      await recordChanges(tx, [{ ...step, from: "created", to: "expired", at: merchant.ctx.now() }]);
      expect((await change(id)).status).toBeLessThan(300);
    });
    await work(deliverWebhooks);
    expect(got(`/${word}`)).toEqual([]);
    const stored = await merchant.ctx.db.delivery.findMany({ where: { endpointId: id }, include: { log: true } });
    expect(stored).toMatchObject([{ state: "stopped", attempts: 0, dueAt: null, leaseUntil: null, log: [] }]);
    const steps = await merchant.ctx.db.stateChange.findMany({ where: { objectId: stored[0]?.id ?? "" } });
    expect(steps.map(({ event, to }) => [event, to])).toEqual([["superseded", "stopped"]]);
  });

  test("that wait go to the present address with its credentials, and nothing more to the former one", async () => {
    const { id } = await endpoint("/old", { headers: { "X-Shop": "old" } });
    await expireSession();
    receiver.answer = 500;
    await work(deliverWebhooks);
    await call(one, "PATCH", id, { url: receiver.url("/new"), headers: { "X-Shop": "new" } });
    await merchant.ctx.db.delivery.updateMany({
      where: { endpointId: id },
      data: { dueAt: new Date(0), url: receiver.url("/old") },
    });
    receiver.answer = 200;
    await work(deliverWebhooks);
    expect(got("/old").map(({ headers }) => headers["x-shop"])).toEqual(["old"]);
    expect(got("/new").map(({ headers }) => headers["x-shop"])).toEqual(["new"]);
    expect((await call(deliveries, "GET", id)).body.results[0].delivery).toMatchObject({
      url: receiver.url("/new"),
      state: "delivered",
    });
  });

  test("show the answers, which the list of events does not", async () => {
    const { id } = await endpoint("/e");
    receiver.answer = (response) => void response.writeHead(200).end("thanks");
    await expireSession();
    await work(deliverWebhooks);
    const { body } = await callRoute(eventList, { key: merchant.privateKey, path: "/b/events/v1/events/?limit=5" });
    expect(Object.keys(body.results[0].deliveries[0].log[0])).not.toContain("answer");
    expect((await call(deliveries, "GET", id)).body.results[0].delivery.log[0].answer).toBe("thanks");
  });

  test("of a span with more events than one request takes are asked for from the last one on, in their order", async () => {
    const { id } = await endpoint("/m", { kinds: ["session.attempted"] });
    const sessionId = await newSession(merchant);
    const step = { merchantId: merchant.id, machine: "session", objectId: sessionId, event: "attempt_failed" };
    const change = { ...step, from: "created", to: "attempted", at: merchant.ctx.now() };
    await recordChanges(merchant.ctx.db, Array<typeof change>(501).fill(change));
    const data = { state: "delivered", dueAt: null };
    await merchant.ctx.db.delivery.updateMany({ where: { endpointId: id }, data });
    const span = { created_after: RECENTLY, delivered: true };
    const first = (await call(redelivery, "POST", id, span)).body;
    expect(first).toMatchObject({ events: 500, more: true });
    const numberOf = async (eventId: string) =>
      (await merchant.ctx.db.event.findFirstOrThrow({ where: { id: eventId } })).number;
    expect(await numberOf(first.last_event_id)).toBe(500);
    await merchant.ctx.db.redelivery.updateMany({ where: { endpointId: id }, data: { dueAt: null } });
    const second = (await call(redelivery, "POST", id, { ...span, starting_after: first.last_event_id })).body;
    expect(second).toMatchObject({ events: 1, more: false });
    expect(await numberOf(second.last_event_id)).toBe(501);
    const unknown = await call(redelivery, "POST", id, { ...span, starting_after: "evt_other" });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ["starting_after"]]);
  });

  test.each([
    [202, { created_after: "2026-01-01", created_before: "2026-04-02" }],
    [400, { created_after: "2026-01-01", created_before: "2026-04-03" }],
    [202, { created_after: "2026-01-01T00:00:00Z", created_before: "2026-04-03T00:00:00Z" }],
    [400, { created_after: "2026-01-01T00:00:00Z", created_before: "2026-04-03T00:00:01Z" }],
    [400, { created_after: "2020-01-01" }],
  ])("of a span are answered %i for %o: at most 92 days", async (status, span) => {
    const { id } = await endpoint("/s");
    const { status: answered, body } = await call(redelivery, "POST", id, span);
    expect(answered).toBe(status);
    if (status === 400) expect(Object.keys(body)).toEqual(["created_after"]);
  });

  test("are counted by an index", async () => {
    const plan = await transaction(merchant.ctx.db, async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN SELECT count(*) FROM delivery
        WHERE endpoint_id = 'whe_1' AND merchant_id = ${merchant.id} AND state = 'delivered'`;
    });
    const lines = plan.map((line) => line["QUERY PLAN"]).join(" ");
    expect(lines).toMatch(/endpoint_id_state/);
  });

  test("of a test post a signed body that is no event", async () => {
    const { id, secret } = await endpoint("/t");
    receiver.answer = (response) => void response.writeHead(202).end("thanks");
    expect((await call(trial, "POST", id)).body).toMatchObject({ status: 202, error: null, answer: "thanks" });
    const [sent] = got("/t");
    expect(sent?.headers["webhook-signature"]).toBe(sent && signatureOf(secret, sent));
    expect(await merchant.ctx.db.event.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});
