/** The switch for administration by keys, and mails to owners (Spec, "Merchant administration" 6, 7). */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as pairRotation from "@/app/b/merchant/v1/api-keys/[id]/rotate/route";
import * as pair from "@/app/b/merchant/v1/api-keys/[id]/route";
import * as pairs from "@/app/b/merchant/v1/api-keys/route";
import * as keys from "@/app/b/merchant/v1/restricted-keys/route";
import * as settings from "@/app/b/merchant/v1/settings/route";
import * as user from "@/app/b/merchant/v1/users/[id]/route";
import * as users from "@/app/b/merchant/v1/users/route";
import * as adjustments from "@/app/b/wallet/[provider]/v1/adjustments/route";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";

const PASSWORD = "correct horse battery";
const OFF = { detail: "Administration by keys is switched off." };

const patch = (own: TestMerchant, body: object) => callRoute(settings, { method: "PATCH", key: own.privateKey, body });
const post = (own: TestMerchant, route: Parameters<typeof callRoute>[0], sent: RouteRequest) =>
  callRoute(route, { method: "POST", key: own.privateKey, body: {}, ...sent });

describe("key_administration_enabled", () => {
  test("false refuses keys users, keys, webhook addresses, approvals, adjustments and its own return", async () => {
    const own = await testMerchant();
    expect((await patch(own, { key_administration_enabled: false })).body.key_administration_enabled).toBe(false);
    const { id } = await own.ctx.db.apiKey.findFirstOrThrow({ where: { merchantId: own.id } });
    const credit = { customer_id: "c-1", currency: "KWD", amount: "1" };
    for (const reply of [
      await callRoute(users, { key: own.privateKey }),
      await post(own, users, { body: { username: randomUUID(), password: PASSWORD } }),
      await post(own, user, { method: "PATCH", params: { id: "1" } }),
      await post(own, user, { method: "DELETE", params: { id: "1" } }),
      await callRoute(pairs, { key: own.privateKey }),
      await post(own, pairs, {}),
      await post(own, pair, { method: "DELETE", params: { id } }),
      await post(own, pairRotation, { params: { id } }),
      await post(own, keys, { body: { permissions: ["payment.refund"] } }),
      await post(own, adjustments, {
        params: { provider: "sarraf" },
        body: credit,
        headers: { "Idempotency-Key": randomUUID() },
      }),
      await patch(own, { webhook_url: "https://shop.example/hook" }),
      await patch(own, { operation_approval_enabled: false }),
      await patch(own, { key_administration_enabled: true }),
    ])
      expect([reply.status, reply.body]).toEqual([403, OFF]);
    expect((await patch(own, { name: "Other" })).status).toBe(200);
    expect((await callRoute(settings, { key: own.privateKey })).status).toBe(200);
  });
});

describe("the owners of a merchant", () => {
  async function world() {
    const own = await testMerchant({ merchant: { defaultLanguage: "ar" } });
    const owner = { email: "owner@shop.example", permissions: ["merchant.users"] };
    const others = [{ email: "clerk@shop.example" }, { permissions: ["merchant.users"] }, owner];
    for (const other of others)
      await post(own, users, { body: { username: randomUUID(), password: PASSWORD, ...other } });
    await own.ctx.db.mailMessage.deleteMany({ where: { merchantId: own.id } });
    const mails = () => own.ctx.db.mailMessage.findMany({ where: { merchantId: own.id } });
    return { own, mails };
  }

  test("get one mail for each user, key and webhook address that is made or changed", async () => {
    const { own, mails } = await world();
    const subjects: string[] = [];
    const mailed = async (work: Promise<{ status: number }>) => {
      expect((await work).status).toBeLessThan(300);
      const all = await mails();
      expect(all.map(({ to }) => to)).toEqual(["owner@shop.example"]);
      subjects.push(all[0]?.subject ?? "");
      await own.ctx.db.mailMessage.deleteMany({ where: { merchantId: own.id } });
    };
    const made = post(own, users, { body: { username: randomUUID(), password: PASSWORD } });
    await mailed(made);
    const params = { id: String((await made).body.id) };
    await mailed(post(own, user, { method: "PATCH", params, body: { first_name: "Noor" } }));
    await mailed(post(own, user, { method: "DELETE", params }));
    const key = post(own, pairs, {});
    await mailed(key);
    await mailed(post(own, pair, { method: "DELETE", params: { id: (await key).body.id } }));
    await mailed(post(own, keys, { body: { permissions: ["payment.refund"] } }));
    await mailed(patch(own, { webhook_url: "https://shop.example/hook" }));
    expect(new Set(subjects).size).toBe(6);
    const withPassword = (text: string) => patch(own, { webhook_url: `https://shop:${text}@shop.example/hook` });
    await mailed(withPassword("1"));
    await mailed(withPassword("2"));
    expect((await withPassword("2")).status).toBe(200);
    expect(await mails()).toEqual([]);
    await mailed(patch(own, { webhook_url: "https://shop.example/hook" }));
    expect((await patch(own, { name: "Other", webhook_url: "https://shop.example/hook" })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test("get no mail of a change that was refused", async () => {
    const { own, mails } = await world();
    await post(own, users, { body: { username: "no", password: "short" } });
    await post(own, user, { method: "DELETE", params: { id: "1" } });
    expect(await mails()).toEqual([]);
  });
});
