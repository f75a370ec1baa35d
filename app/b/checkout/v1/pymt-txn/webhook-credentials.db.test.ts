import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as events from "@/app/b/events/v1/events/route";
import * as settings from "@/app/b/merchant/v1/settings/route";
import * as links from "@/app/b/pbl/v2/payment-links/route";
import { deliverNow, listEventLines, readConsoleEventQuery, sendTestEvent } from "@/server/domain/webhooks";
import { callRoute } from "@/server/testing/call-route";
import { pay, stateOf } from "@/server/testing/paying";
import { LINK } from "@/server/testing/payment-links";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { sessionWorld } from "@/server/testing/session-calls";
import { advanceTo, present, subscribe } from "@/server/testing/subscribing";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });
const BASIC = `Basic ${Buffer.from("shop:sesame:tahini é").toString("base64")}`;

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const withUser = (path?: string) => receiver.url(path).replace("//", "//shop:sesame:tahini%20%C3%A9@");
const masked = (path?: string) => receiver.url(path).replace("//", "//***@");

describe("a webhook address with a user name and password", () => {
  test("is sent as Basic, and neither an answer nor a row shows it", async () => {
    const { create, at, merchant, key } = await world();
    const { status, body } = await create({ webhook_url: withUser("/hook?a=1") });
    expect([status, body.webhook_url]).toEqual([201, masked("/hook?a=1")]);
    await pay(merchant, body.session_id, "1");
    expect(receiver.received).toMatchObject([{ path: "/hook?a=1", headers: { authorization: BASIC } }]);
    const path = `/b/events/v1/events/?session_id=${body.session_id}`;
    const listed = await callRoute(events, { key, path });
    expect(listed.body.results.flatMap((event: { deliveries: unknown[] }) => event.deliveries)).toMatchObject([
      { url: masked("/hook?a=1"), state: "delivered" },
    ]);
    expect((await at(body.session_id)).body.webhook_url).toBe(masked("/hook?a=1"));
    const where = { merchantId: merchant.id };
    const { db } = merchant.ctx;
    const rows = [await db.paymentSession.findMany({ where }), await db.delivery.findMany({ where })];
    const kept = [
      ...rows,
      await db.webhookCredential.findMany({ where }),
      await db.requestLogEntry.findMany({ where }),
    ];
    const text = JSON.stringify(kept, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(text).not.toMatch(/sesame|tahini/);
  });

  test("keeps its credential if it is sent back as it was shown, and only then", async () => {
    const { create, patch, merchant, count } = await world();
    const { body } = await create({ webhook_url: withUser() });
    const { webhookUrl } = await stateOf(merchant, body.session_id);
    expect(await patch(body.session_id, { webhook_url: masked() })).toMatchObject({ status: 200 });
    expect((await stateOf(merchant, body.session_id)).webhookUrl).toBe(webhookUrl);
    const again = { status: 400, body: { webhook_url: ["Send the user name and password of this address again."] } };
    expect(await patch(body.session_id, { webhook_url: masked("/other") })).toMatchObject(again);
    expect(await create({ webhook_url: masked() })).toMatchObject(again);
    const foreign = await create({ webhook_url: webhookUrl });
    expect(foreign).toMatchObject({ status: 400, body: { webhook_url: ["Enter a valid URL."] } });
    expect(await count()).toBe(1);
  });

  test("may be the merchant's or a link's", async () => {
    const { create, merchant, key } = await world();
    const body = { webhook_url: withUser("/of-merchant") };
    const changed = await callRoute(settings, { method: "PATCH", key, body });
    expect(changed).toMatchObject({ status: 200, body: { webhook_url: masked("/of-merchant") } });
    const kept = await callRoute(settings, { method: "PATCH", key, body: { webhook_url: masked("/of-merchant") } });
    expect(kept).toMatchObject({ status: 200, body: { webhook_url: masked("/of-merchant") } });
    await pay(merchant, (await create()).body.session_id, "1");
    expect(receiver.received).toMatchObject([{ path: "/of-merchant", headers: { authorization: BASIC } }]);
    const now = await present(merchant);
    await sendTestEvent(now.ctx, masked("/of-merchant"));
    expect(receiver.received.at(-1)?.headers.authorization).toBe(BASIC);
    expect((await listEventLines(now.ctx, readConsoleEventQuery({}).values, 10)).rows).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ url: masked("/of-merchant") })]),
    );
    const link = await callRoute(links, { method: "POST", key, body: { ...LINK, webhook_url: withUser("/of-link") } });
    expect(link).toMatchObject({ status: 201, body: { webhook_url: masked("/of-link") } });
    const stored = await merchant.ctx.db.paymentLink.findUniqueOrThrow({ where: { id: link.body.id } });
    expect(stored.webhookUrl).not.toMatch(/tahini/);
  });
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
const of = (user: string, path: string) => receiver.url(path).replace("//", `//${user}@`);

describe("another password of the same address and user name", () => {
  const set = (key: string, url: string) =>
    callRoute(settings, { method: "PATCH", key, body: { webhook_url: of(url, "/x") } });

  test("is sent by retries, and by what refers to the address", async () => {
    const { create, merchant, key } = await world();
    await set(key, "a:1");
    receiver.answer = 401;
    const made = (await create()).body.session_id;
    await pay(merchant, made, "1");
    const { webhookUrl } = await merchant.ctx.db.merchant.findUniqueOrThrow({ where: { id: merchant.id } });
    await set(key, "a:2");
    const delivery = await merchant.ctx.db.delivery.findFirstOrThrow({ where: { merchantId: merchant.id } });
    expect(delivery).toMatchObject({ state: "pending", url: webhookUrl });
    await deliverNow(merchant.ctx, delivery.id);
    expect(receiver.received.map(({ headers }) => headers.authorization)).toEqual([basic("a:1"), basic("a:2")]);
    const audits = await merchant.ctx.db.auditEvent.findMany({
      where: { merchantId: merchant.id, action: "settings.changed" },
      orderBy: { at: "asc" },
    });
    expect(audits.at(-1)?.after).toEqual({ webhook_credential: "changed" });
  });

  test("is sent by a subscription's later cycles", async () => {
    const { merchant, key } = await world();
    await subscribe(merchant, "1", { wire: { webhook_url: of("a:1", "/x") } });
    expect(receiver.received.at(-1)?.headers.authorization).toBe(basic("a:1"));
    await set(key, "a:2");
    await advanceTo(merchant, "2030-02-01T12:00:00Z");
    expect(receiver.received.at(-1)?.headers.authorization).toBe(basic("a:2"));
  });

  test("replaces that of the settings only if it is set there, and never for another user name", async () => {
    const { create, merchant, key } = await world();
    await set(key, "a:1");
    const paid = async (body: object) => {
      await pay(merchant, (await create(body)).body.session_id, "1");
      return receiver.received.at(-1)?.headers.authorization;
    };
    expect(await paid({ webhook_url: of("a:9", "/x") })).toBe(basic("a:9"));
    expect(await paid({ webhook_url: of("b:1", "/x") })).toBe(basic("b:1"));
    await sendTestEvent((await present(merchant)).ctx, of("a:8", "/x"));
    expect(receiver.received.at(-1)?.headers.authorization).toBe(basic("a:8"));
    expect(await paid({})).toBe(basic("a:1"));
  });
});

async function world() {
  const made = await checkoutWorld();
  return { ...made, key: made.merchant.privateKey };
}
