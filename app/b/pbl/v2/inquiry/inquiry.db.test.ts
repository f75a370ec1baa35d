import { describe, expect, it, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import * as inquiry from "./route";

const POST = { method: "POST", path: "/b/pbl/v2/inquiry/" } as const;

describe("POST /b/pbl/v2/inquiry/", () => {
  test("200: the signed payment event", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { order_no: "ORD-5" });
    await pay(merchant, id, "1");
    const { status, body } = await callRoute(inquiry, {
      ...POST,
      key: merchant.privateKey,
      body: { order_no: "ORD-5" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ session_id: id, result: "success", state: "paid", amount: "10.500" });
    expect(body.signature).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [{}, { session_id: ["This field is required."] }],
    [{ session_id: "", order_no: "" }, { session_id: ["This field is required."] }],
    [{ session_id: "x\0y" }, { session_id: ["Null characters are not allowed."] }],
    [{ order_no: "x", webhook_url: "nowhere" }, { webhook_url: ["Enter a valid URL."] }],
  ])("400: %j", async (body, fields) => {
    const merchant = await testMerchant();
    const reply = await callRoute(inquiry, { ...POST, key: merchant.privateKey, body });
    expect([reply.status, reply.body]).toEqual([400, fields]);
  });

  test("401: no key, a public key", async () => {
    const merchant = await testMerchant();
    expect((await callRoute(inquiry, { ...POST, body: {} })).status).toBe(401);
    expect((await callRoute(inquiry, { ...POST, key: merchant.publicKey, body: {} })).status).toBe(401);
  });

  test("404: unknown, and another merchant's", async () => {
    const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
    const id = await newSession(merchant);
    const reply = await callRoute(inquiry, { ...POST, key: other.privateKey, body: { session_id: id } });
    expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
  });

  test("405: nothing but POST", async () => {
    const reply = await callRoute(inquiry, { method: "GET", path: POST.path });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});
