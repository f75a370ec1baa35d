import { describe, expect, test } from "vitest";
import { subscriptionByToken } from "@/server/domain/subscriptions";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { userWith } from "@/server/testing/session-calls";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as regeneration from "../regenerate-page-token/route";
import * as link from "./route";

async function world() {
  const merchant = await merchantAt(NOW);
  const key = merchant.privateKey;
  const read = (id: string, as: RouteRequest = { key }) => callRoute(link, { ...as, params: { subscription_id: id } });
  const regenerate = (id: string, as: RouteRequest = { key }) =>
    callRoute(regeneration, { method: "POST", ...as, params: { subscription_id: id } });
  const opens = (token: string) => subscriptionByToken(merchant.ctx, token);
  return { merchant, read, regenerate, opens };
}

describe("GET page-link 200", () => {
  test("the current link, in the customer's language, however often it is read", async () => {
    const { merchant, read, opens } = await world();
    const { id } = await writeSubscription(merchant, { language: "ar" });
    const { status, body } = await read(id);
    expect([status, Object.keys(body)]).toEqual([200, ["page_token", "page_url"]]);
    expect(body.page_url).toBe(`http://localhost:3000/ar/subscription/${body.page_token}`);
    expect((await read(id)).body).toEqual(body);
    expect(await opens(body.page_token)).toMatchObject({
      subscriptionId: id,
      language: "ar",
      ctx: { merchant: { id: merchant.id }, actor: { kind: "customer" } },
    });
  });

  test("under the merchant's own address, on the merchant's clock", async () => {
    const merchant = await merchantAt(NOW, { merchant: { baseUrl: "https://pay.example.com" } });
    const { id } = await writeSubscription(merchant);
    const { body } = await callRoute(link, { key: merchant.privateKey, params: { subscription_id: id } });
    expect(body.page_url).toMatch(/^https:\/\/pay\.example\.com\/en\/subscription\/[-\w.]+$/);
    expect((await subscriptionByToken(merchant.ctx, body.page_token))?.ctx.now().getUTCFullYear()).toBe(2030);
  });
});

describe("POST regenerate-page-token 200", () => {
  test("each call makes another link and kills the one before; Idempotency-Key means nothing to it", async () => {
    const { merchant, read, regenerate, opens } = await world();
    const { id } = await writeSubscription(merchant);
    const first = (await read(id)).body;
    const as = { key: merchant.privateKey, headers: { "Idempotency-Key": "6ba7b810-9dad-41d1-80b4-00c04fd430c8" } };
    const [second, third] = [await regenerate(id, as), await regenerate(id, as)];
    expect([second.status, third.status, third.headers.get("Idempotent-Replayed")]).toEqual([200, 200, null]);
    expect(Object.keys(third.body)).toEqual(["page_token", "page_url"]);
    expect(new Set([first, second.body, third.body].map(({ page_token }) => page_token)).size).toBe(3);
    expect(await Promise.all([opens(first.page_token), opens(second.body.page_token)])).toEqual([null, null]);
    expect(await opens(third.body.page_token)).not.toBeNull();
    expect((await read(id)).body).toEqual(third.body);
  });

  test("the customer is not told", async () => {
    const { merchant, regenerate } = await world();
    const { id } = await writeSubscription(merchant);
    await regenerate(id);
    expect(await merchant.ctx.db.mailMessage.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("many at once leave one link alive", async () => {
    const { merchant, regenerate, opens } = await world();
    const { id } = await writeSubscription(merchant);
    const replies = await Promise.all(Array.from({ length: 10 }, () => regenerate(id)));
    const alive = await Promise.all(replies.map(({ body }) => opens(body.page_token)));
    expect(alive.filter((holder) => holder !== null)).toHaveLength(1);
  });
});

describe("no link opens", () => {
  test("forged, altered, or of another kind", async () => {
    const { merchant, read, opens } = await world();
    const { id } = await writeSubscription(merchant);
    const token: string = (await read(id)).body.page_token;
    const [subject = "", mark = ""] = token.split(".");
    const later = Buffer.from(`${id} 2`).toString("base64url");
    for (const bad of [
      "",
      "x",
      id,
      `${later}.${mark}`,
      `${subject}.`,
      `${token}x`,
      `${token}.x`,
      `${subject}.${"A".repeat(24)}`,
    ])
      expect(await opens(bad)).toBeNull();
  });

  test("when the subscription is gone", async () => {
    const { merchant, read, opens } = await world();
    const { id } = await writeSubscription(merchant);
    const token = (await read(id)).body.page_token;
    await merchant.ctx.db.subscription.delete({ where: { id } });
    expect(await opens(token)).toBeNull();
  });
});

describe("401, 403, 404, 405", () => {
  test("reading the link and making a new one need the permission to change", async () => {
    const { merchant, read, regenerate } = await world();
    const { id } = await writeSubscription(merchant);
    const viewer = { basic: await userWith(merchant, ["Can view payment requests"]) };
    const changer = { basic: await userWith(merchant, ["Can change payment requests"]) };
    const stranger = { basic: await userWith(merchant, ["Can change e-commerce payments"]) };
    const statuses = async (as: RouteRequest) => [(await read(id, as)).status, (await regenerate(id, as)).status];
    expect(await statuses(viewer)).toEqual([403, 403]);
    expect(await statuses(changer)).toEqual([200, 200]);
    expect(await statuses(stranger)).toEqual([403, 403]);
    expect(await statuses({})).toEqual([401, 401]);
    expect(await statuses({ key: merchant.publicKey })).toEqual([401, 401]);
  });

  test("unknown, or another merchant's, which keeps its link", async () => {
    const [mine, other] = [await world(), await world()];
    const { id } = await writeSubscription(other.merchant);
    const token = (await other.read(id)).body.page_token;
    for (const reply of [await mine.read(id), await mine.regenerate(id), await mine.regenerate("sub_x")])
      expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
    expect(await other.opens(token)).not.toBeNull();
  });

  test("the other verb", async () => {
    const { merchant } = await world();
    const sent = { key: merchant.privateKey, params: { subscription_id: "x" } };
    expect((await callRoute(link, { ...sent, method: "POST" })).status).toBe(405);
    expect((await callRoute(regeneration, sent)).status).toBe(405);
  });
});
