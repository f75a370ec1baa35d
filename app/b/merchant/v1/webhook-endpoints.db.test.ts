/** Webhook endpoints: administration and deliveries (Spec, "Webhook endpoints"). */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as eventList from "@/app/b/events/v1/events/route";
import * as restrictedKeys from "@/app/b/merchant/v1/restricted-keys/route";
import * as deliveries from "@/app/b/merchant/v1/webhook-endpoints/[id]/deliveries/route";
import * as rotation from "@/app/b/merchant/v1/webhook-endpoints/[id]/rotate/route";
import * as one from "@/app/b/merchant/v1/webhook-endpoints/[id]/route";
import * as trial from "@/app/b/merchant/v1/webhook-endpoints/[id]/test/route";
import * as all from "@/app/b/merchant/v1/webhook-endpoints/route";
import { startRecorder } from "@/server/domain/request-log";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { endpointsOf } from "@/server/testing/webhook-endpoints";

let receiver: Receiver;
let merchant: TestMerchant;
let endpoints: ReturnType<typeof endpointsOf>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiver.answer = 200;
  merchant = await testMerchant();
  endpoints = endpointsOf(all, merchant, receiver);
});

function signatureOf(secret: string, { headers, text }: Receiver["received"][number]): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

describe("administration", () => {
  test("shows no secret again, and names what changed to the audit log", async () => {
    const headers = { "X-Shop": "s3cret-value" };
    const basic = { username: "shop", password: "p4ssword" };
    const { id } = await endpoints.endpoint("/a", { headers, basic, kinds: ["session.paid", "session.paid"] });
    const { text, body } = await endpoints.call(one, "GET", id);
    expect(body).toMatchObject({ kinds: ["session.paid"], header_names: ["X-Shop"], basic_username: "shop" });
    expect(text).not.toMatch(/s3cret-value|p4ssword|whsec_/);
    const row = await merchant.ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toMatch(/s3cret-value|p4ssword|whsec_/);
    expect((await endpoints.call(one, "PATCH", id, { description: "Books", paused: true })).body).toMatchObject({
      description: "Books",
      kinds: ["session.paid"],
      paused_at: expect.any(String),
    });
    expect((await endpoints.call(one, "DELETE", id)).status).toBe(204);
    expect((await endpoints.call(one, "GET", id)).status).toBe(404);
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
    const { id } = await endpoints.endpoint("/a", secrets);
    expect((await endpoints.call(one, "PATCH", id, secrets)).status).toBe(200);
    const refused = { headers: { "X-Shop": "s3cret-value", Host: "s3cret-value" }, basic: "p4ssword" };
    expect((await endpoints.call(all, "POST", null, { url: receiver.url("/a"), ...refused })).status).toBe(400);
    await recorder.stop();
    const logged = await merchant.ctx.db.requestLogEntry.findMany({ where: { merchantId: merchant.id } });
    expect(logged.map(({ status }) => status).sort()).toEqual([200, 201, 400]);
    expect(JSON.stringify(logged, (_, each) => (typeof each === "bigint" ? String(each) : each))).not.toMatch(
      /s3cret-value|p4ssword|whsec_/,
    );
  });

  test("a restricted key creates, changes and renews none, and may list and delete them", async () => {
    const { id } = await endpoints.endpoint("/a");
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
    ["headers", { headers: { "X-A": { b: 1 } } }],
    ["headers", { headers: { a: {} } }],
    ["headers", { headers: { a: [[{}]] } }],
    ["headers", { headers: { Authorization: "Bearer x" }, basic: { username: "a", password: "b" } }],
    ["basic", { basic: { username: "a:b", password: "c" } }],
    ["basic", { basic: { username: "a\u0007b", password: "c" } }],
    ["basic", { basic: { username: "a\r\nb", password: "c" } }],
    ["basic", { basic: { username: "a\u202eb", password: "c" } }],
    ["basic", { basic: { username: "a" } }],
    ["basic", { basic: { username: "a", password: "c".repeat(256) } }],
    ["basic", { basic: { username: "a", password: "c\u007fd" } }],
    ["basic", { basic: { username: "a", password: "c\td" } }],
    ["basic", { basic: { username: "a", password: "c\u2067d" } }],
  ])("a wrong %s is refused and stores nothing", async (field, wrong) => {
    const { status, body } = await endpoints.call(all, "POST", null, { url: receiver.url("/a"), ...wrong });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await endpoints.call(all, "GET", null)).body.count).toBe(0);
    const { id } = await endpoints.endpoint("/a");
    expect((await endpoints.call(one, "PATCH", id, wrong)).status).toBe(400);
  });

  test("another merchant's endpoint is not found, and a key without the permission is refused", async () => {
    const { id } = await endpoints.endpoint("/a");
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
      Array.from({ length: 25 }, () => endpoints.call(all, "POST", null, { url: receiver.url("/many") })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe("deliveries", () => {
  test.each([
    ["empty", ""],
    ["with spaces at its ends", " p w "],
  ])("send a Basic password as it was given: %s", async (_, password) => {
    const { id } = await endpoints.endpoint("/key", { basic: { username: "key", password } });
    expect((await endpoints.call(trial, "POST", id)).body).toMatchObject({ status: 200 });
    const [sent] = endpoints.got("/key").slice(-1);
    expect(Buffer.from(sent?.headers.authorization?.slice(6) ?? "", "base64").toString()).toBe(`key:${password}`);
  });

  test("carry the body, the endpoint's signature and headers, and keep the receiver's answer", async () => {
    const basic = { username: "shop", password: "word" };
    const { id, secret } = await endpoints.endpoint("/b", { headers: { "X-Shop": "7" }, basic });
    receiver.answer = (response) => void response.writeHead(500).end("é".repeat(3_000));
    const sessionId = await endpoints.expireSession();
    await endpoints.work(deliverWebhooks);
    const [sent] = endpoints.got("/b");
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
    const { body } = await endpoints.call(deliveries, "GET", id);
    expect(body).toMatchObject({
      count: 1,
      results: [{ type: "session.expired", delivery: { endpoint_id: id, state: "pending", last_status: 500 } }],
    });
    expect(Buffer.from(body.results[0].delivery.log[0].answer).length).toBeLessThanOrEqual(4_100);
    expect(body.results[0].delivery.log[0].answer).toMatch(/^é{2048}/);
  });

  test("are signed with both keys for a day after a rotation", async () => {
    const { id, secret } = await endpoints.endpoint("/c", { kinds: ["session.expired"] });
    const { signing_secret: next } = (await endpoints.call(rotation, "POST", id)).body;
    await endpoints.expireSession();
    await endpoints.work(deliverWebhooks);
    const [sent] = endpoints.got("/c");
    if (sent === undefined) throw new Error("Nothing was sent.");
    expect(sent.headers["webhook-signature"]).toBe(`${signatureOf(String(next), sent)} ${signatureOf(secret, sent)}`);
    const past = { formerUntil: new Date(Date.now() - 1_000) };
    await merchant.ctx.db.webhookEndpoint.update({ where: { id }, data: past });
    await endpoints.expireSession();
    await endpoints.work(deliverWebhooks);
    const second = endpoints.got("/c")[1];
    expect(second?.headers["webhook-signature"]).toBe(second && signatureOf(String(next), second));
  });

  test("show the answers, which the list of events does not", async () => {
    const { id } = await endpoints.endpoint("/e");
    receiver.answer = (response) => void response.writeHead(200).end("thanks");
    await endpoints.expireSession();
    await endpoints.work(deliverWebhooks);
    const { body } = await callRoute(eventList, { key: merchant.privateKey, path: "/b/events/v1/events/?limit=5" });
    expect(Object.keys(body.results[0].deliveries[0].log[0])).not.toContain("answer");
    expect((await endpoints.call(deliveries, "GET", id)).body.results[0].delivery.log[0].answer).toBe("thanks");
  });

  test("list the last twenty tries, oldest first", async () => {
    const { id } = await endpoints.endpoint("/f");
    await endpoints.expireSession();
    const row = await merchant.ctx.db.delivery.findFirstOrThrow({ where: { endpointId: id } });
    const each = { merchantId: merchant.id, month: row.month, deliveryId: row.id, at: new Date(), durationMs: 1 };
    const tries = Array.from({ length: 25 }, (_, index) => ({ ...each, number: index + 1, answer: "busy" }));
    await merchant.ctx.db.deliveryAttempt.createMany({ data: tries });
    const { body } = await endpoints.call(deliveries, "GET", id);
    const numbers = body.results[0].delivery.log.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  test("of a test post a signed body that is no event", async () => {
    const { id, secret } = await endpoints.endpoint("/t");
    receiver.answer = (response) => void response.writeHead(202).end("thanks");
    expect((await endpoints.call(trial, "POST", id)).body).toMatchObject({
      status: 202,
      error: null,
      answer: "thanks",
    });
    const [sent] = endpoints.got("/t");
    expect(sent?.headers["webhook-signature"]).toBe(sent && signatureOf(secret, sent));
    expect(await merchant.ctx.db.event.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});
